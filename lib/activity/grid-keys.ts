import { addDays, type DayKey } from '@/lib/time/calendar'
import type { DateRange } from './date-range'

const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
}

/**
 * The day that a key leads to in a calendar with weeks as columns; null for keys that move nowhere
 * or out of the range.
 */
export function dayForKey(key: string, day: DayKey, { from, to }: DateRange): DayKey | null {
  if (key === 'Home') return from
  if (key === 'End') return to
  const step = steps[key]
  const next = step === undefined ? null : addDays(day, step)
  return next !== null && next >= from && next <= to ? next : null
}
