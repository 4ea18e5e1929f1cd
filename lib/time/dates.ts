import dayjs, { type Dayjs } from 'dayjs'
import { type DateLocale, writeDate } from '@/lib/locale/date-words'
import { clockText } from './clock-text'

/** One day in milliseconds. Specification 9. */
export const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Whether `date` is at or before `now`. Specification 5, dates. */
export function isPast(date: Moment, now: Moment): boolean {
  return toMs(date) <= toMs(now)
}

/** Whole days of 24 hours from `date` to `now`, never below zero. Specification 9. */
export function daysSince(date: Moment, now: Moment): number {
  return Math.max(0, Math.floor((toMs(now) - toMs(date)) / DAY_MS))
}

/**
 * Whole hours from `now` until `date`, rounded towards zero; negative when it has passed.
 * Specification 9.
 */
export function hoursUntil(date: Moment, now: Moment): number {
  // `+ 0` turns the -0 of a class that has just begun into 0.
  return Math.trunc((toMs(date) - toMs(now)) / HOUR_MS) + 0
}

/** Formats a moment in the time zone of `clock`, by default the device's. */
type Format = (date: Moment, words: DateLocale, clock?: WallClock) => string

const format =
  (pattern: 'day' | 'fullDay' | 'fullDate' | 'longDate' | 'shortDate'): Format =>
  (date, words, clock = deviceClock) =>
    writeDate(clock(date), words[pattern], words)

/** `5:05pm` in English. Specification 9, formats. */
export const formatTime: Format = (date, words, clock = deviceClock) => {
  const at = clock(date)
  return clockText(at.hour(), at.minute(), words.time)
}

/** `Mar 4` in English. Specification 9, formats. */
export const formatDay = format('day')

/** `March 4` in English. */
export const formatFullDay = format('fullDay')

/** `March 4, 2026` in English. */
export const formatFullDate = format('fullDate')

/** `Wednesday 3/04/2026` in English. Specification 9, formats. */
export const formatLongDate = format('longDate')

/** `Wed 3/4/2026` in English. */
export const formatShortDate = format('shortDate')

function toMs(moment: Moment): number {
  return new Date(moment).getTime()
}

/** A moment: a date, an ISO string with its zone, or milliseconds since 1970. */
export type Moment = Date | string | number

/**
 * Converts a moment to the local time of a zone: the fields of the result (not the moment it
 * represents) are what a clock in that zone shows. Throws RangeError for an invalid date.
 */
export type WallClock = (moment: Moment) => Dayjs

/** The device's clock. It does not use `Intl`, whose first use noticeably blocks a phone. */
export const deviceClock: WallClock = (moment) => dayjs(dateOf(moment))

/** Throws RangeError for an invalid date. */
export function dateOf(moment: Moment): Date {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) throw new RangeError('Not a date')
  return date
}
