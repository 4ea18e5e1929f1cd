import { addDays, dayKey, type DayKey } from '@/lib/calendar'
import type { Moment, WallClock } from '@/lib/wall-clock'

/** How many days the schedule looks ahead, today included. */
const SCHEDULE_DAYS = 14

/** The days of the schedule by a clock, the device's own when left out. */
export function scheduleDays(now: Moment, clock?: WallClock): DayKey[] {
  const today = dayKey(now, clock)
  return Array.from({ length: SCHEDULE_DAYS }, (_, index) => addDays(today, index))
}
