import type { DayKey } from '@/lib/calendar'

/**
 * Where a day of an address stands: among the days of the schedule, before them or after. No day
 * at all stands for today.
 */
export function dayStanding(
  day: DayKey | null,
  days: readonly DayKey[],
): 'planned' | 'past' | 'later' {
  const [first, last] = [days[0], days.at(-1)]
  if (day === null || first === undefined || last === undefined) return 'planned'
  if (day < first) return 'past'
  return day > last ? 'later' : 'planned'
}
