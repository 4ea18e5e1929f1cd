import type { DateLocale } from '@/lib/locale/date-words'
import { clockText } from './clock-text'

/** One day in milliseconds. Specification 9. */
export const DAY_MS = 86_400_000

/** Whether `date` is at or before `now`. Specification 5, dates. */
export function isPast(date: Moment, now: Moment): boolean {
  return new Date(date) <= new Date(now)
}

/** Formats a moment in the time zone of `clock`, by default the device's. */
export type Format = (date: Moment, words: DateLocale, clock?: WallClock) => string

/** `5:05pm` in English. Specification 9, formats. */
export const formatTime: Format = (date, words, clock = deviceClock) => {
  const at = clock(date)
  return clockText(at.getUTCHours(), at.getUTCMinutes(), words.time)
}

/** A moment: a date, an ISO string with its zone, or milliseconds since 1970. */
export type Moment = Date | string | number

/**
 * Converts a moment to the local time of a zone: the UTC fields of the result (not the moment it
 * represents) are what a clock in that zone shows. Throws RangeError for an invalid date.
 */
export type WallClock = (moment: Moment) => Date

/** The device's clock. It does not use `Intl`, whose first use noticeably blocks a phone. */
export const deviceClock: WallClock = (moment) => {
  const date = dateOf(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
}

/** Throws RangeError for an invalid date. */
export function dateOf(moment: Moment): Date {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) throw new RangeError('Not a date')
  return date
}
