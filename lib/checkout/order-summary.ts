import type { Plan } from '@/lib/api/plans'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import { fromMinorUnits, toMinorUnits } from '@/lib/billing/money'
import { discountOn } from '@/lib/checkout/discount'
import { DAY_MS } from '@/lib/dates'
import { priceIn } from '@/lib/plans/plan-price'

/** A purchase in numbers: decimal amounts in major units of `currency`. */
export type OrderSummary = {
  currency: string
  price: number
  discount: number
  /** Null until it is known. */
  tax: number | null
  /** What is taken when the form is sent. */
  dueToday: number
  /** The first payment: the same, or what is taken when the trial ends. */
  firstPayment: number
  trialDays: number
  /** When the first payment is taken, in milliseconds since 1970; null for now. */
  firstPaymentAt: number | null
  /** What each later period costs, before tax. */
  renewal: number
}

/**
 * What a plan costs today and later. Amounts are added in whole minor units, so that the lines make
 * the total to the cent. Requirements PAY-34.
 */
export function orderSummary(input: {
  plan: Plan
  currency: string
  promotion: PromotionCode | null
  tax: number | null
  now: number
}): OrderSummary {
  const { plan, currency, promotion, tax, now } = input
  const price = toMinorUnits(priceIn(plan, currency), currency)
  const discount = discountOn(price, currency, promotion)
  const firstPayment = price - discount + (tax === null ? 0 : toMinorUnits(tax, currency))
  const trial = plan.trialDays > 0
  const major = (minor: number) => fromMinorUnits(minor, currency)
  return {
    currency,
    price: major(price),
    discount: major(discount),
    tax,
    dueToday: trial ? 0 : major(firstPayment),
    firstPayment: major(firstPayment),
    trialDays: plan.trialDays,
    firstPaymentAt: trial ? now + plan.trialDays * DAY_MS : null,
    renewal: major(promotion?.duration === 'forever' ? price - discount : price),
  }
}
