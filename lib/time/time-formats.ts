import { type DateLocale, writeDate } from '@/lib/locale/date-words'
import { deviceClock, type Format, formatTime, type Moment } from './dates'

const format =
  (pattern: 'day' | 'fullDay' | 'fullDate' | 'longDate' | 'shortDate'): Format =>
  (date, words, clock = deviceClock) =>
    writeDate(clock(date), words[pattern], words)

/** `Mar 4` in English. Specification 9, formats. */
export const formatDay = format('day')

/** `March 4` in English. */
export const formatFullDay = format('fullDay')

/** `March 4, 2026` in English. */
export const formatFullDate = format('fullDate')

/** `Wednesday 3/04/2026` in English. Specification 9, formats. */
export const formatLongDate = format('longDate')

/** `Wed 3/4/2026` in English. Specification 9, formats. */
export const formatShortDate = format('shortDate')

/**
 * The time of day, preceded by the day if that is not the day of `other`: `Wed 3/4/2026, 5:05pm`, or
 * as `dayFormat` writes it.
 */
export function formatTimeBeside(
  date: Moment,
  other: Moment,
  words: DateLocale,
  dayFormat: Format = formatShortDate,
): string {
  const day = dayFormat(date, words)
  const time = formatTime(date, words)
  return day === dayFormat(other, words) ? time : `${day}, ${time}`
}

/** The formats of a moment, by the names that texts use for them. Specification 9, formats. */
export const timeFormats = {
  time: formatTime,
  day: formatDay,
  'long-date': formatLongDate,
  'short-date': formatShortDate,
}

export type TimeFormat = keyof typeof timeFormats
