import { DAY_MS, type Moment } from './dates'

const HOUR_MS = 3_600_000

/** Whole days of 24 hours from `date` to `now`, never below zero. Specification 9. */
export function daysSince(date: Moment, now: Moment): number {
  return Math.max(0, Math.floor(msBetween(date, now) / DAY_MS))
}

/**
 * Whole hours from `now` until `date`, rounded towards zero; negative when it has passed.
 * Specification 9.
 */
export function hoursUntil(date: Moment, now: Moment): number {
  // `+ 0` turns the -0 of a class that has just begun into 0.
  return Math.trunc(msBetween(now, date) / HOUR_MS) + 0
}

function msBetween(from: Moment, to: Moment): number {
  return new Date(to).getTime() - new Date(from).getTime()
}
