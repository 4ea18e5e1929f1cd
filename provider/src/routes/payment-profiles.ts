import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { currency, jsonResponse, errorResponses } from '../http/contract'
import { listOf, singlePage } from '../http/paging'
import { requireUser } from '../http/session'
import type { Card as GatewayCard } from '../payments/gateway'
import { findCustomer } from '../payments/purchase/payment-customer'

const text = z.string().nullable()
const Card = z
  .object({
    id: z.string(),
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number().int(),
    exp_year: z.number().int(),
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

function present(card: GatewayCard): z.infer<typeof Card> {
  const { name, address = {} } = card.billingDetails
  return {
    id: card.id,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    default: card.isDefault,
    billing_details: {
      name: name ?? null,
      address: {
        line1: address.line1 ?? null,
        line2: address.line2 ?? null,
        city: address.city ?? null,
        state: address.state ?? null,
        postal_code: address.postal_code ?? null,
        country: address.country ?? null,
      },
    },
  }
}

const route = createRoute({
  method: 'get',
  path: '/api/v1/payment_profiles',
  middleware: requireUser,
  responses: { 200: jsonResponse(listOf(Card), 'The cards on file.'), ...errorResponses(401) },
})

/** The payer's cards; their ids are the card provider's payment methods. */
export const paymentProfiles = createApi().openapi(route, async (c) => {
  const customer = await findCustomer(c.var.deps, c.var.user.id)
  const cards = customer ? await c.var.deps.cards.listCards(customer.id) : []
  return c.json(singlePage(cards.map(present)), 200)
})

const PaymentProfile = z
  .object({
    stripe_customer: z.object({
      id: z.string().nullable(),
      default_currency: currency.nullable(),
    }),
  })
  .openapi('PaymentProfile')

const profileRoute = createRoute({
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

/** The payer's currency is set by the first payment and never changes. */
export const paymentProfile = createApi().openapi(profileRoute, async (c) => {
  const customer = await findCustomer(c.var.deps, c.var.user.id)
  const stripe_customer = {
    id: customer?.id ?? null,
    default_currency: customer?.currency ?? null,
  }
  return c.json({ stripe_customer }, 200)
})
