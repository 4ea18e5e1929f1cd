import { HttpError } from '../../http/errors'
import { isSameScope, type Scope } from '../scope'
import type { Message } from '../../texts/message'

/**
 * A purchase rejected by a rule: 422 `{error, code}`. The message is for the payer; `details` are
 * for programs.
 */
export function purchaseError(
  message: string,
  code: string,
  details: Record<string, unknown> = {},
): HttpError {
  return new HttpError(422, { error: message, code, ...details })
}

/**
 * Rejects a plan that overlaps with the user's subscription, with the message that fits: the same
 * plan, another one for the same content, or one that includes it.
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
  return purchaseError(message, 'already_subscribed', { subscription_id: held.id })
}
