/** Currencies whose smallest unit is the unit itself; all others here have hundredths. */
const zeroDecimal = new Set(['jpy', 'krw', 'vnd', 'clp', 'xof', 'xaf', 'pyg', 'rwf', 'ugx'])

/** Minor units → the decimal number in major units that goes on the wire (2999 usd → 29.99). */
export function toMajor(minor: number, currency: string): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in minor units: ${minor}`)
  return zeroDecimal.has(currency) ? minor : minor / 100
}

/**
 * A share of an amount in minor units, rounded half up to a whole minor unit. `partsPerMillion` so
 * that rates such as 14.975 % stay whole numbers.
 */
export function shareOf(minor: number, partsPerMillion: number): number {
  const doubled = BigInt(minor) * BigInt(partsPerMillion) * 2n
  return Number((doubled + 1_000_000n) / 2_000_000n)
}
