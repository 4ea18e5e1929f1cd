import type { Moment } from '@/lib/time/dates'

interface Joinable {
  /** ISO time. */
  joinUntil: string
  spotsLeft: number
}

/** Whether the class can be booked at `now`, in milliseconds since 1970. */
export const canJoin = ({ joinUntil, spotsLeft }: Joinable, now: number): boolean =>
  spotsLeft > 0 && now < Date.parse(joinUntil)

/** Classes that can still be joined at `now`, then the others, each in the given order. */
export function sortJoinableFirst<T extends Joinable>(classes: readonly T[], now: number): T[] {
  return [
    ...classes.filter((one) => canJoin(one, now)),
    ...classes.filter((one) => !canJoin(one, now)),
  ]
}

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
