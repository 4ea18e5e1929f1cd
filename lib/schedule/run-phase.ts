import type { Moment } from '@/lib/time/wall-clock'

export type RunPhase = 'next' | 'live' | 'over'

/**
 * Where a class stands at `now`, in milliseconds since 1970: it runs from its very start on, and is
 * over from its very end on. `start` is an ISO time. Specification 5.
 */
export function runPhase(one: { start: string; minutes: number }, now: number): RunPhase {
  const start = Date.parse(one.start)
  if (now < start) return 'next'
  return now < start + one.minutes * 60_000 ? 'live' : 'over'
}

/** Takes what is over from what is on or still to come. */
export function splitByEnd<T extends { startDateTime: string; sessionLength: number }>(
  classes: readonly T[],
  now: Moment,
): { over: T[]; ahead: T[] } {
  const moment = new Date(now).getTime()
  const isOver = ({ startDateTime: start, sessionLength: minutes }: T) =>
    runPhase({ start, minutes }, moment) === 'over'
  return { over: classes.filter(isOver), ahead: classes.filter((one) => !isOver(one)) }
}
