import { runPhase } from '@/lib/schedule/run-phase'
import type { Moment } from '@/lib/wall-clock'

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
