const formatters = new Map<string, Intl.NumberFormat>()

/** Formatters are cached because they are slow to create and few. */
function formatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency.toLowerCase()}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency })
  formatters.set(key, made)
  return made
}

/** Number of decimal digits of a currency, for example 2 for usd. */
function currencyDigits(currency: string): number {
  return formatter('en-US', currency).resolvedOptions().maximumFractionDigits ?? 2
}

/** Converts a decimal amount in major units to minor units (cents). */
export function toMinorUnits(amount: number, currency: string): number {
  // Rounding the decimal string keeps 1.005 and 19.99 from losing a cent to binary fractions; `+ 0`
  // turns -0 into 0.
  return Math.round(Number(`${amount.toFixed(6)}e${currencyDigits(currency)}`)) + 0
}

/** Converts an amount in minor units to a decimal amount in major units. */
export function fromMinorUnits(minor: number, currency: string): number {
  return Number(`${minor}e-${currencyDigits(currency)}`)
}

/**
 * Formats a decimal amount in major units, for example `$29.99`. `currency` is an ISO code in upper
 * or lower case, `locale` a BCP 47 tag. Throws RangeError for an invalid currency code.
 */
export function formatMoney(amount: number, currency: string, locale = 'en'): string {
  return formatter(locale === 'en' ? 'en-US' : locale, currency).format(amount + 0)
}
