import { dateFormat } from '../date-format'
import { toMajor } from '../payments/money'

/** How a document writes amounts and dates: by a locale of the web application, in a time zone. */
export type Formats = {
  /** An amount in minor units, such as `$29.99`. */
  money: (minor: number, currency: string) => string
  /** Such as `March 4, 2026`. */
  longDate: (moment: Date) => string
  /** Such as `3/4/2026`. */
  date: (moment: Date) => string
}

/** English without a country is American, as in the web application. */
const tagOf = (locale: string) => (locale === 'en' ? 'en-US' : locale)

export function formatsFor(locale: string, timeZone: string): Formats {
  const tag = tagOf(locale)
  return {
    money: (minor, currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency }).format(toMajor(minor, currency)),
    longDate: dateFormat(tag, { dateStyle: 'long', timeZone }),
    date: dateFormat(tag, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone }),
  }
}
