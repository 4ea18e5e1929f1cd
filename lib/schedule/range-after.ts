import { type DayKey, dayRange } from '@/lib/calendar'
import type { WallClock } from '@/lib/wall-clock'

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
