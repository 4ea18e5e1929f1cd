import type { Moment } from '@/lib/time/dates'
export type RunPhase = 'next' | 'live' | 'over'

/**
 * The phase of a class at `now` (milliseconds since 1970): it is live from its exact start and over
 * from its exact end. `start` is an ISO time. Specification 5.
 */
export function runPhase(one: { start: string; minutes: number }, now: number): RunPhase {
  const start = Date.parse(one.start)
  if (now < start) return 'next'
  return now < start + one.minutes * 60_000 ? 'live' : 'over'
}

/** Splits classes into those that have ended and those that are running or upcoming. */
export function splitByEnd<T extends { startDateTime: string; sessionLength: number }>(
  classes: readonly T[],
  now: Moment,
): { over: T[]; ahead: T[] } {
  const moment = new Date(now).getTime()
  const isOver = ({ startDateTime: start, sessionLength: minutes }: T) =>
    runPhase({ start, minutes }, moment) === 'over'
  return { over: classes.filter(isOver), ahead: classes.filter((one) => !isOver(one)) }
}
