import { shareOf } from './money'

export type Discount = { percentOff: number | null; amountOff: number | null }

/** Minor units. `total` is what the first payment takes; it is never below zero. */
export type Amounts = { price: number; discount: number; tax: number; total: number }

/** What a code takes off `price`, in minor units: never more than the price itself. */
export function discountOn(price: number, promotion: Discount | null): number {
  if (!promotion) return 0
  const off = promotion.amountOff ?? shareOf(price, (promotion.percentOff ?? 0) * 10_000)
  return Math.min(price, Math.max(0, off))
}

/**
 * The amounts of a purchase, all in minor units of one currency; `tax` is on the price after the
 * discount. With a trial nothing is due today: the other amounts tell what the first period costs.
 */
export function firstPayment(input: {
  price: number
  promotion: Discount | null
  tax: number
  trial: boolean
}): Amounts {
  const { price, tax, trial } = input
  const discount = discountOn(price, input.promotion)
  return { price, discount, tax, total: trial ? 0 : price - discount + tax }
}
