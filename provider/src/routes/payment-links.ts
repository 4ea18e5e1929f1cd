import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { errorResponses, jsonResponse } from '../http/contract'
import { checkLink } from '../payment-links/check-link'
import { findLink } from '../payment-links/find-link'
import { linkParameters, type LinkParameters } from '../payment-links/link-parameters'
import { PaymentLink, presentLink } from '../payment-links/payment-link-wire'

// The first value counts when a parameter is repeated. Anything is accepted, because what is wrong
// with a link is the response.
const raw = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? value : value[0])?.trim() || undefined)
  .optional()
  .openapi({ type: 'string' })

const route = createRoute({
  method: 'get',
  path: '/api/v1/public/payment_links',
  summary: 'What a payment link sells',
  description:
    'Takes the parameters of a link as they are and says what it sells and what is wrong with it.',
  request: {
    query: z.object({
      store_id: raw,
      sp: raw,
      brand_id: raw,
      offer_id: raw,
      code: raw,
      referrer_id: raw,
    }),
  },
  responses: {
    200: jsonResponse(PaymentLink, 'The link; null is what it does not name, or wrongly.'),
    ...errorResponses(429),
  },
})

/** Links that studios share to sell a plan. A code counts as a look-up of promotion codes. */
export const paymentLinks = createApi().openapi(route, async (c) => {
  const { deps, viewer, address } = c.var
  const query = c.req.valid('query')
  const given = Object.fromEntries(
    linkParameters.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  ) as LinkParameters
  if (given.code !== undefined && address !== null)
    await deps.limits.consume('promotionAddress', address)
  const link = checkLink(given, await findLink(deps.db, given, viewer?.id), deps.clock.now())
  const language = c.req.header('accept-language')
  return c.json(await presentLink(deps, link, viewer, language), 200)
})
