import type { Locale } from '@/lib/locale/locales'

/** An hour of the day, 0 to 23, on the clock of a language: `10:00 PM`, `22:00`, `22 h 00`. */
export const formatHour = (hour: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, 1, hour),
  )
