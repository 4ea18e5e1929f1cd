import { HttpError } from '../http/errors'

/**
 * A purchase that a rule refuses: 422 `{error, code}` (error catalogue, subscription creation). The
 * sentence is for the payer; `details` go beside it for programs.
 */
export function purchaseRefusal(
  message: string,
  code: string,
  details: Record<string, unknown> = {},
): HttpError {
  return new HttpError(422, { error: message, code, ...details })
}

export const alreadySubscribed = (subscriptionId: number) =>
  purchaseRefusal('You already have this plan.', 'already_subscribed', {
    subscription_id: subscriptionId,
  })
