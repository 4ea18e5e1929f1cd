import type en from '@/messages/en.json'

/**
 * The date formats of a language, from its messages: patterns, names of months and weekdays as one
 * string separated by spaces (from January and from Sunday), the first of a month, and the language
 * tag for names of time zones. In a pattern, `YYYY` is the year, `MMMM`, `MMM` and `M` the month,
 * `DD` and `D` the day, `dddd` and `ddd` the weekday; what is in brackets stays as it is.
 */
export type DateLocale = (typeof en)['dates']

const nameAt = (names: string, index: number) => names.split(' ')[index]!

/** Writes the UTC day of a date by a pattern in the language of `words`. */
export function writeDate(date: Date, pattern: string, words: DateLocale): string {
  const [day, month, weekday] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCDay()]
  const parts: Record<string, () => string | number> = {
    YYYY: () => date.getUTCFullYear(),
    MMMM: () => nameAt(words.months, month),
    MMM: () => nameAt(words.shortMonths, month),
    M: () => month + 1,
    DD: () => `${day}`.padStart(2, '0'),
    D: () => (day === 1 ? words.first : day),
    dddd: () => nameAt(words.weekdays, weekday),
    ddd: () => nameAt(words.shortWeekdays, weekday),
  }
  return pattern.replace(
    /\[(.*?)\]|YYYY|M{3,4}|M|DD?|d{3,4}/g,
    (part, literal: string | undefined) => literal ?? `${parts[part]!()}`,
  )
}
