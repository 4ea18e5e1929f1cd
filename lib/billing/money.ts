const formatters = new Map<string, Intl.NumberFormat>()

/** Formatters are slow to make and few, so they are kept. */
function formatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency.toLowerCase()}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency })
  formatters.set(key, made)
  return made
}

/** Digits after the decimal point that a currency is written with, for example 2 for usd. */
function currencyDigits(currency: string): number {
  return formatter('en-US', currency).resolvedOptions().maximumFractionDigits ?? 2
}

/** Whole minor units (cents) of a decimal amount in major units. */
export function toMinorUnits(amount: number, currency: string): number {
  // Rounding through the decimal text keeps 1.005 and 19.99 from losing a cent to binary fractions;
  // `+ 0` turns -0 into 0.
  return Math.round(Number(`${amount.toFixed(6)}e${currencyDigits(currency)}`)) + 0
}

/** Decimal amount in major units of whole minor units. */
export function fromMinorUnits(minor: number, currency: string): number {
  return Number(`${minor}e-${currencyDigits(currency)}`)
}

/**
 * Writes a decimal amount in major units for people, for example `$29.99`. `currency` is an ISO code
 * in any case, `locale` a BCP 47 tag. Throws RangeError for a code that is no currency.
 */
export function formatMoney(amount: number, currency: string, locale = 'en'): string {
  return formatter(locale === 'en' ? 'en-US' : locale, currency).format(amount + 0)
}
