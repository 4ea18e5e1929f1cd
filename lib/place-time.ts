import type { Moment } from '@/lib/wall-clock'
import { formatTime, type TimeFormat, timeFormats } from '@/lib/dates'
import type { DateWords } from '@/lib/locale/date-words'
import { clockOf, zoneName } from '@/lib/time-zone'

/** A time of day and the short name of the zone whose clock it is. */
export interface PlaceClock {
  time: string
  zone: string
}

/** The time of day by the clock of `timeZone`. */
export function placeClock(date: Moment, timeZone: string, words: DateWords): PlaceClock {
  return {
    time: formatTime(date, words, clockOf(timeZone)),
    zone: zoneName(date, words.tag, timeZone),
  }
}

/** A moment by the clock of `timeZone`; a time of day names the zone, as in `5:05pm ET`. */
export function placeTime(
  date: Moment,
  timeZone: string,
  format: TimeFormat,
  words: DateWords,
): string {
  const text = timeFormats[format](date, words, clockOf(timeZone))
  return format === 'time' ? `${text} ${zoneName(date, words.tag, timeZone)}` : text
}
