import { isPast } from '@/lib/dates'
import type { Moment } from '@/lib/time-zone'

/** Takes what is over from what is on or still to come. */
export function splitByEnd<T extends { startDateTime: string; sessionLength: number }>(
  classes: readonly T[],
  now: Moment,
): { over: T[]; ahead: T[] } {
  const isOver = ({ startDateTime, sessionLength }: T) =>
    isPast(Date.parse(startDateTime) + sessionLength * 60_000, now)
  return { over: classes.filter(isOver), ahead: classes.filter((one) => !isOver(one)) }
}
