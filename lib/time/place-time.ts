import type { DateLocale } from '@/lib/locale/date-words'
import { formatTime, type Moment } from './dates'
import { type DayKey, dayKey } from './calendar'
import { clockOf, zoneName } from './time-zone'
import { type TimeFormat, timeFormats, formatDay } from './time-formats'

/** A time of day and the short name of its time zone. */
export interface PlaceClock {
  time: string
  /** Preceded by the day when it differs from the heading's. */
  zone: string
}

/** The time of day in `timeZone`, for display below the heading of `day`. */
export function placeClock(
  date: Moment,
  timeZone: string,
  { words, day }: { words: DateLocale; day: DayKey },
): PlaceClock {
  const clock = clockOf(timeZone)
  const zone = zoneName(date, words.tag, timeZone)
  return {
    time: formatTime(date, words, clock),
    zone: dayKey(date, clock) === day ? zone : `${formatDay(date, words, clock)} · ${zone}`,
  }
}

/** Formats a moment in `timeZone`; a time of day includes the zone, as in `5:05pm ET`. */
export function placeTime(
  date: Moment,
  timeZone: string,
  format: TimeFormat,
  words: DateLocale,
): string {
  const text = timeFormats[format](date, words, clockOf(timeZone))
  return format === 'time' ? `${text} ${zoneName(date, words.tag, timeZone)}` : text
}
