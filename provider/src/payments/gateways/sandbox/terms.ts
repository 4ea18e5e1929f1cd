import type { PaymentLine, Terms } from '../../../db/schema/sandbox-payments'
import { addMs } from '../../../time'
import type { NewSubscription } from '../../gateway'
import { shareOf } from '../../money'
import { addInterval } from '../../period'
import type { LedgerSubscription } from './subscription-state'
import { taxRate } from './tax'

type PromotionCode = NonNullable<NewSubscription['promotionCode']>

/** Until when a code discounts the periods that begin; null for ever. */
function discountEnd(code: PromotionCode, createdAt: Date, firstPeriod: Date): string | null {
  if (code.duration === 'forever') return null
  const end =
    code.duration === 'once'
      ? addMs(firstPeriod, 1)
      : addInterval(createdAt, 'month', code.durationInMonths ?? 0)
  return end.toISOString()
}

/** The terms of a new subscription, whose first paid period begins at `firstPeriod`. */
export function newTerms(input: NewSubscription, createdAt: Date, firstPeriod: Date): Terms {
  const { amounts, address, plan, promotionCode, taxed } = input
  return {
    reference: null,
    planId: null,
    planType: null,
    brandId: null,
    interval: plan.interval,
    intervalCount: plan.intervalCount,
    price: amounts.price,
    discount: promotionCode ? amounts.discount : 0,
    percentOff: promotionCode?.percentOff ?? null,
    discountUntil: promotionCode ? discountEnd(promotionCode, createdAt, firstPeriod) : null,
    periodDiscount: amounts.discount,
    taxRate: taxed ? taxRate(address) : 0,
  }
}

/** The terms of a subscription; those of the first version follow from what it pays later. */
export function termsOf(subscription: LedgerSubscription): Terms {
  if (subscription.terms) return subscription.terms
  const { interval, intervalCount, payments } = subscription
  const price = payments.later.amount - payments.later.tax
  return {
    reference: null,
    planId: null,
    planType: null,
    brandId: null,
    interval,
    intervalCount,
    price,
    discount: 0,
    percentOff: null,
    discountUntil: null,
    periodDiscount: price - (payments.first.amount - payments.first.tax),
    taxRate: Math.round((payments.later.tax * 1_000_000) / price),
  }
}

/** What the code takes off the period that begins at `start`. */
export const discountAt = ({ discount, discountUntil }: Terms, start: Date): number =>
  discountUntil === null || start < new Date(discountUntil) ? discount : 0

/** Amounts in minor units. `due` is what a card is charged, after the credit of the customer. */
export type LedgerPayment = {
  lines: PaymentLine[]
  discount: number
  /** The part of `due` that is tax. */
  tax: number
  /** Credit that it uses; negative when it gives some. */
  credit: number
  due: number
}

/** A tax on a net amount that may be negative. */
const taxOn = (net: number, rate: number) => (net < 0 ? -shareOf(-net, rate) : shareOf(net, rate))

/**
 * A payment of these lines with its tax; a negative sum becomes credit, and credit pays first. The
 * lines add up to what is due, or to minus the credit that it gives.
 */
export function paymentOf(lines: PaymentLine[], rate: number, credit: number): LedgerPayment {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0)
  const tax = taxOn(net, rate)
  const total = net + tax
  const used = Math.max(0, Math.min(credit, total))
  const due = Math.max(0, total - used)
  const all: PaymentLine[] = [
    ...lines,
    { code: 'tax', amount: tax },
    { code: 'credit', amount: -used },
  ]
  return {
    lines: all.filter(({ amount }) => amount !== 0),
    discount: -lines.reduce((sum, { code, amount }) => sum + (code === 'discount' ? amount : 0), 0),
    tax: due === 0 ? 0 : Math.round((tax * due) / total),
    credit: total < 0 ? total : used,
    due,
  }
}

/** The payment of a whole period that begins at `start`. */
export function periodPayment(terms: Terms, start: Date, credit: number): LedgerPayment {
  const discount = discountAt(terms, start)
  const lines: PaymentLine[] = [
    { code: 'plan', amount: terms.price },
    { code: 'discount', amount: -discount },
  ]
  return paymentOf(lines, terms.taxRate, credit)
}
