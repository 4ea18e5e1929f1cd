import { writeDate } from '@/lib/locale/date-words'
import { deviceClock, type Format, formatTime } from './dates'

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

/** The formats of a moment, by the names that texts use for them. Specification 9, formats. */
export const timeFormats = {
  time: formatTime,
  day: formatDay,
  'long-date': formatLongDate,
  'short-date': formatShortDate,
}

export type TimeFormat = keyof typeof timeFormats
