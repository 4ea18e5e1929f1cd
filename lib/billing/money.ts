import type { Locale } from '@/lib/locale/locales'
import type { localeCurrencies } from './currency'

type MoneyFormat = {
  /** Where the amount stands, `#`, in a price of each currency. */
  patterns: Record<(typeof localeCurrencies)[keyof typeof localeCurrencies], string>
  decimal: string
  group: string
  /** Number of whole digits from which they are grouped. */
  groupedFrom: number
}

const english = { decimal: '.', group: ',', groupedFrom: 4 }
const inUnitedStates = { ...english, patterns: { usd: '$#', aud: 'A$#', cad: 'CA$#' } }

// `Intl.NumberFormat` supports all currencies, but the first use of such a formatter blocks a phone
// for a tenth of a second, and the server's and the browser's may write a price differently. The
// spaces within a price do not break.
const moneyFormats: Partial<Record<string, MoneyFormat>> = {
  en: inUnitedStates,
  'en-US': inUnitedStates,
  'en-AU': { ...english, patterns: { usd: 'USD\u00a0#', aud: '$#', cad: 'CAD\u00a0#' } },
  'en-CA': { ...english, patterns: { usd: 'US$#', aud: 'A$#', cad: '$#' } },
  es: {
    decimal: ',',
    group: '.',
    groupedFrom: 5,
    patterns: { usd: '#\u00a0US$', aud: '#\u00a0AUD', cad: '#\u00a0CAD' },
  },
  'fr-CA': {
    decimal: ',',
    group: '\u00a0',
    groupedFrom: 4,
    patterns: { usd: '#\u00a0$\u00a0US', aud: '#\u00a0$\u00a0AU', cad: '#\u00a0$' },
  },
} satisfies Record<Locale, MoneyFormat>

function patternOf({ patterns }: MoneyFormat, currency: string): string | undefined {
  const code = currency.toLowerCase()
  return Object.hasOwn(patterns, code) ? patterns[code as keyof typeof patterns] : undefined
}

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
  if (patternOf(inUnitedStates, currency)) return 2
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
  const format = moneyFormats[locale]
  const pattern = format && patternOf(format, currency)
  if (!pattern) return formatter(locale === 'en' ? 'en-US' : locale, currency).format(amount + 0)
  const minor = `${toMinorUnits(Math.abs(amount), currency)}`.padStart(3, '0')
  const whole = minor.slice(0, -2)
  const grouped =
    whole.length < format.groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, format.group)
  const written = pattern.replace('#', () => `${grouped}${format.decimal}${minor.slice(-2)}`)
  return amount < 0 ? `-${written}` : written
}
