import type { PlanOffer } from './plan-offers'
import { fromMinorUnits, toMinorUnits } from '@/lib/billing/money'
import { reducedPayments } from '@/lib/checkout/charge-terms'
import { discountOn } from '@/lib/checkout/order-summary'
import { priceIn } from '@/lib/plans/plan-price'

/** Amounts in major units, without tax. */
export type OfferPrice = {
  /** What each period costs without the promotion. */
  regular: number
  /** What it costs with the promotion; the same without one. */
  reduced: number
  /** How many payments are reduced; null for all of them. */
  payments: number | null
}

/** What a plan costs with an offer, in a currency. */
export function offerPrice(
  { plan, promotion }: Pick<PlanOffer, 'plan' | 'promotion'>,
  currency: string,
): OfferPrice {
  const regular = toMinorUnits(priceIn(plan, currency), currency)
  const discount = discountOn(regular, currency, promotion)
  return {
    regular: fromMinorUnits(regular, currency),
    reduced: fromMinorUnits(regular - discount, currency),
    payments: promotion?.duration === 'forever' ? null : reducedPayments(plan, promotion),
  }
}
