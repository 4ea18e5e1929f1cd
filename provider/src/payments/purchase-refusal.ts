import { HttpError } from '../http/errors'
import { isSameScope, type Scope } from './scope'

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

/**
 * Refuses a plan to somebody who has a subscription in its place, with the sentence that fits: this
 * very plan, another one for the same content, or one that includes it.
 */
export function alreadySubscribed(
  held: Scope & { id: number; planId: number },
  { plan, brandId }: { plan: { id: number; planType: Scope['planType'] }; brandId: number | null },
): HttpError {
  const sentence =
    held.planId === plan.id
      ? 'You already have this plan.'
      : isSameScope(held, { planType: plan.planType, brandId })
        ? 'You cannot switch to this plan here yet.'
        : 'Your plan already includes this one.'
  return purchaseRefusal(sentence, 'already_subscribed', { subscription_id: held.id })
}
