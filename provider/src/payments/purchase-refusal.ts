import { HttpError } from '../http/errors'
import { isSameScope, type Scope } from './scope'
import type { Message } from '../texts/message'

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
  const message: Message =
    held.planId === plan.id
      ? 'already_subscribed'
      : isSameScope(held, { planType: plan.planType, brandId })
        ? 'plan_switch_unavailable'
        : 'plan_included'
  return purchaseRefusal(message, 'already_subscribed', { subscription_id: held.id })
}
