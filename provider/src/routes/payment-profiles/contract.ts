import { createRoute, z } from '@hono/zod-openapi'
import { currency, errorResponses, jsonBody, jsonResponse } from '../../http/contract'
import { listOf } from '../../http/paging'
import { requireUser } from '../../http/session'
import { requiredLine } from '../../http/validation'

const text = z.string().nullable()
export const Card = z
  .object({
    id: z.string(),
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number().int(),
    exp_year: z.number().int(),
    expires: z.enum(['ok', 'soon', 'expired']).openapi({
      description: '`soon` from 60 days before the end of its month.',
    }),
    default: z.boolean(),
    billing_details: z.object({
      name: text,
      address: z.object({
        line1: text,
        line2: text,
        city: text,
        state: text,
        postal_code: text,
        country: text,
      }),
    }),
  })
  .openapi('Card')

const path = '/api/v1/payment_profiles'
/** The card provider's ids of payment methods. */
const cardParam = z.object({ id: z.string().regex(/^[\w-]{1,255}$/) })

export const listRoute = createRoute({
  method: 'get',
  path,
  middleware: requireUser,
  responses: { 200: jsonResponse(listOf(Card), 'The cards on file.'), ...errorResponses(401) },
})

export const addRoute = createRoute({
  method: 'post',
  path,
  middleware: requireUser,
  description: `Stores a card that the payer's browser has made a payment method of. When its bank wants the
payer to confirm it, 202 carries the secret of the setup: the browser confirms it
(\`confirmCardSetup\`), then the same call again answers 201. Repeating a call changes nothing. The first
card of an account is its default.`,
  request: {
    body: jsonBody(
      z
        .object({
          stripe_payment_method_id: requiredLine(255),
          default: z.boolean().default(false),
        })
        .openapi('NewCard'),
    ),
  },
  responses: {
    201: jsonResponse(Card, 'The stored card.'),
    202: jsonResponse(z.object({ client_secret: z.string() }), 'The bank wants it confirmed.'),
    ...errorResponses(400, 401, 422, 429, 503),
  },
})

export const changeRoute = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  middleware: requireUser,
  description: 'Makes a card the one that every later payment takes.',
  request: {
    params: cardParam,
    body: jsonBody(z.object({ default: z.literal(true) }).openapi('CardChange')),
  },
  responses: { 200: jsonResponse(Card, 'The card.'), ...errorResponses(400, 401, 404, 422, 503) },
})

export const removeRoute = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  middleware: requireUser,
  description: 'Removes a card, but not the only one of a subscription that is charged again.',
  request: { params: cardParam },
  responses: { 204: { description: 'Removed.' }, ...errorResponses(401, 404, 422, 503) },
})

const PaymentProfile = z
  .object({
    stripe_customer: z.object({
      id: z.string().nullable(),
      default_currency: currency.nullable(),
    }),
  })
  .openapi('PaymentProfile')

export const profileRoute = createRoute({
  method: 'get',
  path: '/api/v1/payment_profile',
  middleware: requireUser,
  responses: {
    200: jsonResponse(
      PaymentProfile,
      'Who the payer is at the card provider, and in which currency.',
    ),
    ...errorResponses(401),
  },
})
