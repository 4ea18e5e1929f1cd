import type { Api } from './client'
import { attempt } from './result'
import { type Infer, object, oneOf, orNull, single, string } from './schema'
import { PURCHASE_TIMEOUT_MS } from './timeouts'

const openPayment = object({
  /** Of the subscription, after the attempt. */
  status: oneOf('active', 'incomplete', 'past_due', 'canceled'),
  stripeDetails: object({ stripePaymentIntentClientSecret: orNull(string) }),
})
export type OpenPayment = Infer<typeof openPayment>

/**
 * Charges the default card what a past-due subscription owes, once however often it is called. A
 * secret means that the payer's bank wants the payment confirmed.
 */
export function payOpenPayment(api: Api, subscriptionId: number | string) {
  return attempt(
    api.post(`/v1/subscriptions/${encodeURIComponent(subscriptionId)}/open_payment`, {
      timeoutMs: PURCHASE_TIMEOUT_MS,
      decode: single(openPayment),
    }),
  )
}
