import { addDays, dayKey, type DayKey, dayRange } from '@/lib/time/calendar'
import type { Moment, WallClock } from '@/lib/time/wall-clock'

/** How many days the schedule looks ahead, today included. */
const SCHEDULE_DAYS = 14

/** The days of the schedule by a clock, the device's own when left out. */
export function scheduleDays(now: Moment, clock?: WallClock): DayKey[] {
  const today = dayKey(now, clock)
  return Array.from({ length: SCHEDULE_DAYS }, (_, index) => addDays(today, index))
}

/**
 * From the end of `day` to the end of the last of `days` by a clock (the device's own when left out),
 * as ISO times; null when nothing of them is left after it.
 */
export function rangeAfter(
  day: DayKey,
  days: readonly DayKey[],
  clock?: WallClock,
): { from: string; to: string } | null {
  const last = days.at(-1)
  if (last === undefined || last <= day) return null
  return { from: dayRange(day, clock).to, to: dayRange(last, clock).to }
}

/**
 * Where a day of an address stands: among the days of the schedule, before them or after. No day
 * at all stands for today.
 */
export function dayStatus(
  day: DayKey | null,
  days: readonly DayKey[],
): 'planned' | 'past' | 'later' {
  const [first, last] = [days[0], days.at(-1)]
  if (day === null || first === undefined || last === undefined) return 'planned'
  if (day < first) return 'past'
  return day > last ? 'later' : 'planned'
}
