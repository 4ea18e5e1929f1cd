import { type DayKey, dayRange } from '@/lib/calendar'

/**
 * From the end of `day` to the end of the last of `days`, as ISO times by the clock of `timeZone` (the
 * device's own when left out); null when nothing of them is left after it.
 */
export function rangeAfter(
  day: DayKey,
  days: readonly DayKey[],
  timeZone?: string,
): { from: string; to: string } | null {
  const last = days.at(-1)
  if (last === undefined || last <= day) return null
  return { from: dayRange(day, timeZone).to, to: dayRange(last, timeZone).to }
}
