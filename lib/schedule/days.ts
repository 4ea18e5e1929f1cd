import { addDays, dayKey, type DayKey } from '@/lib/calendar'
import type { Moment } from '@/lib/time-zone'

/** How many days the schedule looks ahead, today included. */
const SCHEDULE_DAYS = 14

/** The days of the schedule as somebody in `timeZone` (the device's own when left out) counts them. */
export function scheduleDays(now: Moment, timeZone?: string): DayKey[] {
  const today = dayKey(now, timeZone)
  return Array.from({ length: SCHEDULE_DAYS }, (_, index) => addDays(today, index))
}

/** Classes of a day by the clock on the wall where each is given. */
export function classesOfDay<T extends { startDateTime: string; timeZone: string }>(
  classes: readonly T[],
  day: DayKey,
): T[] {
  return classes.filter(({ startDateTime, timeZone }) => dayKey(startDateTime, timeZone) === day)
}
