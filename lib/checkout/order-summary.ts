import type { Plan } from '@/lib/api/plans'
import type { PromotionCode } from '@/lib/api/promotion-codes'
import { fromMinorUnits, toMinorUnits } from '@/lib/billing/money'
import { priceIn } from '@/lib/plans/plan-price'
import { chargeTerms, type ChargeTerms, codeEnds } from './charge-terms'

/** Tax on the first payment, and on each payment after the promotion code has ended. */
export type OrderTax = { first: number; regular: number }

/** The amounts of a purchase: decimal, in major units of `currency`. */
export type OrderSummary = {
  currency: string
  price: number
  discount: number
  trialDays: number
  /** Tax on the first payment; null until it is known. */
  tax: number | null
  /** Null until the tax is known, because there is no total before. */
  charges: ChargeTerms | null
}

/**
 * What a plan costs today and later. Amounts are added in minor units, so that the lines add up to
 * the total exactly.
 */
export function orderSummary(input: {
  plan: Plan
  currency: string
  promotion: PromotionCode | null
  tax: OrderTax | null
  now: number
}): OrderSummary {
  const { plan, currency, promotion, tax, now } = input
  const price = toMinorUnits(priceIn(plan, currency), currency)
  const discount = discountOn(price, currency, promotion)
  const major = (minor: number) => fromMinorUnits(minor, currency)
  const withTax = (amount: number, onIt: number) => major(amount + toMinorUnits(onIt, currency))
  return {
    currency,
    price: major(price),
    discount: major(discount),
    trialDays: plan.trialDays,
    tax: tax && tax.first,
    charges:
      tax &&
      chargeTerms({
        plan,
        currency,
        promotion,
        first: withTax(price - discount, tax.first),
        regular: withTax(codeEnds(promotion) ? price : price - discount, tax.regular),
        taxIncluded: tax.first > 0 || tax.regular > 0,
        now,
      }),
  }
}

/** Whether a code reduces prices in this currency. */
export function appliesTo(promotion: PromotionCode, currency: string): boolean {
  if (promotion.amountOff === null) return promotion.percentOff !== null
  return promotion.currency?.toLowerCase() === currency
}

/** The discount on a price, both in minor units of `currency`; never more than the price. */
export function discountOn(
  price: number,
  currency: string,
  promotion: PromotionCode | null,
): number {
  if (!promotion || !appliesTo(promotion, currency)) return 0
  const off =
    promotion.amountOff !== null
      ? toMinorUnits(promotion.amountOff, currency)
      : Math.round((price * (promotion.percentOff ?? 0)) / 100)
  return Math.min(price, Math.max(0, off))
}
