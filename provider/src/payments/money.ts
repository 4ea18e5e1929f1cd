/** Currencies without a smaller unit; all others here have hundredths. */
const zeroDecimalCurrencies = new Set([
  'jpy',
  'krw',
  'vnd',
  'clp',
  'xof',
  'xaf',
  'pyg',
  'rwf',
  'ugx',
])

/** Minor units → the decimal number in major units on the wire (2999 usd → 29.99). */
export function toMajor(minor: number, currency: string): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in minor units: ${minor}`)
  return zeroDecimalCurrencies.has(currency) ? minor : minor / 100
}

/** Major units from the wire → minor units (29.99 usd → 2999). */
export const toMinor = (major: number, currency: string): number =>
  Math.round(zeroDecimalCurrencies.has(currency) ? major : major * 100)

/**
 * A share of an amount in minor units, rounded half up to a whole minor unit. `partsPerMillion`
 * keeps rates such as 14.975 % whole numbers.
 */
export function shareOf(minor: number, partsPerMillion: number): number {
  const doubled = BigInt(minor) * BigInt(partsPerMillion) * 2n
  return Number((doubled + 1_000_000n) / 2_000_000n)
}

type Discount = { percentOff: number | null; amountOff: number | null }

/** Minor units. `total` is the amount of the first payment and never below zero. */
export type Amounts = { price: number; discount: number; tax: number; total: number }

/** The discount of a code on `price`, in minor units: never more than the price itself. */
export function discountOn(price: number, promotion: Discount | null): number {
  if (!promotion) return 0
  const off = promotion.amountOff ?? shareOf(price, (promotion.percentOff ?? 0) * 10_000)
  return Math.min(price, Math.max(0, off))
}

/**
 * The amounts of a purchase in minor units of one currency; `tax` is on the price after the
 * discount. With a trial nothing is due today: the other amounts are those of the first period.
 */
export function firstPaymentAmounts(input: {
  price: number
  promotion: Discount | null
  tax: number
  trial: boolean
}): Amounts {
  const { price, tax, trial } = input
  const discount = discountOn(price, input.promotion)
  return { price, discount, tax, total: trial ? 0 : price - discount + tax }
}
