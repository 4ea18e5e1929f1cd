import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../http/api'
import { errorResponses, idParam, jsonResponse } from '../http/contract'
import { requireUser } from '../http/session'
import { payOpen } from '../payments/cards/pay-open'

const OpenPayment = z
  .object({
    status: z.enum(['active', 'incomplete', 'past_due', 'canceled']),
    stripe_details: z.object({ stripe_payment_intent_client_secret: z.string().nullable() }),
  })
  .openapi('OpenPayment')

const payRoute = createRoute({
  method: 'post',
  path: '/api/v1/subscriptions/{id}/open_payment',
  middleware: requireUser,
  description: `Charges the default card what a past-due subscription owes. Repeating it never charges twice; for a
subscription that owes nothing it changes nothing. With a secret the payer's browser confirms the
payment first.`,
  request: { params: idParam },
  responses: {
    200: jsonResponse(OpenPayment, 'The state of the subscription afterwards.'),
    ...errorResponses(401, 404, 422, 429),
  },
})

/** Paying what a subscription owes after its card was replaced. */
export const openPayments = createApi('sentence').openapi(payRoute, async (c) => {
  const { deps, user } = c.var
  await deps.limits.consume('cardSetup', `user:${user.id}`)
  const { row, clientSecret } = await payOpen(deps, user.id, c.req.valid('param').id)
  const stripe_details = { stripe_payment_intent_client_secret: clientSecret ?? null }
  return c.json({ status: row.status, stripe_details }, 200)
})
