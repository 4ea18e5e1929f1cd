import { dateFormat } from '../date-format'
import { toMajor } from '../payments/money'

export type MailFormat = ReturnType<typeof mailFormat>

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const dayFields = { weekday: 'long', day: 'numeric', month: 'long' } as const
const clockFields = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** Amounts and times as a person reads them. `homeZone` is theirs, or null while it is unknown. */
export function mailFormat(locale: string, homeZone: string | null) {
  const home = homeZone !== null && isTimeZone(homeZone) ? homeZone : undefined
  return {
    /** Minor units with their currency: `$29.99`. */
    money: (minor: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
        toMajor(minor, currency),
      ),
    /** A day: `December 1, 2026`. */
    date: dateFormat(locale, { dateStyle: 'long', timeZone: home ?? 'UTC' }),
    /** A month: `December 2026`; `month` is from 1. */
    month: (year: number, month: number) =>
      new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(year, month - 1),
      ),
    /** The time of a day whose date is known, with its zone: `6:30 PM EST`; `zone` as for `time`. */
    clock: (moment: Date, zone = 'UTC') =>
      dateFormat(locale, { ...clockFields, timeZone: home ?? zone })(moment),
    /** A moment with its zone: `Sunday, November 29, 6:30 PM EST`; `zone` is for who has no own. */
    time: (moment: Date, zone = 'UTC') =>
      dateFormat(locale, { ...dayFields, ...clockFields, timeZone: home ?? zone })(moment),
  }
}
