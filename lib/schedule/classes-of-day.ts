import { dayKey, type DayKey } from '@/lib/calendar'
import { clockOf } from '@/lib/time-zone'

/** Classes of a day by the clock on the wall where each is given. */
export function classesOfDay<T extends { startDateTime: string; timeZone: string }>(
  classes: readonly T[],
  day: DayKey,
): T[] {
  return classes.filter(
    ({ startDateTime, timeZone }) => dayKey(startDateTime, clockOf(timeZone)) === day,
  )
}
