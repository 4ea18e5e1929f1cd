import { HttpError } from '../../http/errors'
import type { Message } from '../../texts/message'
import { type Amounts, toMajor } from '../money'
import { isSameScope, type Scope } from '../scope'

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

/** What a payer was shown, tax included, in major units: due now, and the first payment of all. */
export type ExpectedCharges = { due_today: number; first_payment: number }

/** Throws a 422 when a purchase would take another amount than the payer was shown. */
export function checkExpectedCharges(
  expected: ExpectedCharges | null | undefined,
  { price, discount, tax, total }: Amounts,
  currency: string,
): void {
  if (!expected) return
  const first = price - discount + tax
  const isShown =
    expected.due_today === toMajor(total, currency) &&
    expected.first_payment === toMajor(first, currency)
  if (!isShown) throw purchaseError('price_changed', 'price_changed')
}
