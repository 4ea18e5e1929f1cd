import { formatDay, formatLongDate, formatShortDate, formatTime } from './dates'

/** The formats of a moment. Specification 9, formats. */
export const timeFormats = {
  time: formatTime,
  day: formatDay,
  'long-date': formatLongDate,
  'short-date': formatShortDate,
}

export type TimeFormat = keyof typeof timeFormats
