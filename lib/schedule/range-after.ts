import { type DayKey, dayRange } from '@/lib/time/calendar'
import type { WallClock } from '@/lib/time/dates'

/**
 * The range from the end of `day` to the end of the last of `days`, as ISO times, in the time zone
 * of `clock` (by default the device's). Null when `day` is the last one or later.
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
