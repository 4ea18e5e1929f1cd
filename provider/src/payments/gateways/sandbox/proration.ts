import type { PaymentLine, Terms } from '../../../db/schema/sandbox-payments'
import { discountOn, shareOf } from '../../money'
import { periodEndAfter } from '../../period'
import type { PlanChange } from '../../gateway'
import type { LedgerSubscription } from './subscription-state'
import { discountAt, type LedgerPayment, paymentOf, termsOf } from './terms'

/** What a change of plan costs at once, and the terms and the period that it brings. */
export type Proration = {
  payment: LedgerPayment
  terms: Terms
  period: { start: Date; end: Date }
}

/** The terms of another plan; the code of the purchase goes on. */
function changedTerms(terms: Terms, { plan, brandId, price }: PlanChange, reference: string) {
  const { percentOff, discount } = terms
  const off = discountOn(price, { percentOff, amountOff: percentOff === null ? discount : null })
  return {
    ...terms,
    reference,
    planId: plan.id,
    planType: plan.planType,
    brandId,
    interval: plan.interval,
    intervalCount: plan.intervalCount,
    price,
    discount: off,
  }
}

/**
 * The part of a period that is left at `at`, in parts per million, by the second as at Stripe;
 * nothing of one that is over.
 */
function restOf(start: Date, end: Date, at: Date): number {
  const left = Math.floor((end.getTime() - at.getTime()) / 1000)
  const whole = Math.floor((end.getTime() - start.getTime()) / 1000)
  return Math.round((Math.min(Math.max(left, 0), whole) * 1_000_000) / whole)
}

/**
 * A change of plan at `at`: what is left of the running period is given back, and the new plan is
 * paid for the same time, or for a whole period that begins now when it has another interval. In a
 * trial nothing is paid and it goes on.
 */
export function prorate(
  subscription: LedgerSubscription,
  change: PlanChange,
  options: { reference: string; at: Date; credit: number },
): Proration {
  const { at, credit, reference } = options
  const old = termsOf(subscription)
  const terms = changedTerms(old, change, reference)
  const end = subscription.currentPeriodEnd!
  const start = subscription.currentPeriodStart ?? subscription.statusAt
  if (subscription.status === 'trialing')
    return { payment: paymentOf([], 0, 0), terms, period: { start, end } }
  const keepsPeriod = old.interval === terms.interval && old.intervalCount === terms.intervalCount
  const rest = restOf(start, end, at)
  const share = keepsPeriod ? rest : 1_000_000
  const periodDiscount = discountAt(terms, keepsPeriod ? start : at)
  const lines: PaymentLine[] = [
    { code: 'unused_time', amount: -shareOf(old.price - old.periodDiscount, rest) },
    { code: 'plan', amount: shareOf(terms.price, share) },
    { code: 'discount', amount: -shareOf(periodDiscount, share) },
  ]
  return {
    payment: paymentOf(lines, terms.taxRate, credit),
    terms: { ...terms, periodDiscount },
    period: keepsPeriod ? { start, end } : { start: at, end: periodEndAfter(at, terms, at) },
  }
}

/** What the rest of the running period of an active subscription is worth, tax included. */
export function unusedValue(subscription: LedgerSubscription, at: Date): number {
  const { currentPeriodStart: start, currentPeriodEnd: end, status } = subscription
  if (status !== 'active' || !start || !end) return 0
  const { price, periodDiscount, taxRate } = termsOf(subscription)
  const net = shareOf(price - periodDiscount, restOf(start, end, at))
  return net + shareOf(net, taxRate)
}
