import { addDays, type DayKey } from '@/lib/time/calendar'
import type { DayTotal } from '@/lib/api/user-activities'
import { type DateRange, mondayOf } from './date-range'

/** The minutes from which a day has the next darker color. */
export const HEAT_STEPS = [1, 15, 30, 60] as const

/** A day of the calendar; `level` goes from 0, nothing, to 4. */
export interface HeatDay extends DayTotal {
  level: number
}

/**
 * The weeks of a range, each from Monday with seven days; null outside of the range.
 *
 * @param days the days with activities; others count as nothing
 */
export function heatWeeks({ from, to }: DateRange, days: readonly DayTotal[]) {
  const totals = new Map(days.map((day) => [day.date, day]))
  const weeks: { monday: DayKey; days: (HeatDay | null)[] }[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7))
    weeks.push({
      monday,
      days: Array.from({ length: 7 }, (_, index) => {
        const date = addDays(monday, index)
        if (date < from || date > to) return null
        const { classes, minutes } = totals.get(date) ?? { classes: 0, minutes: 0 }
        return {
          date,
          classes,
          minutes,
          level: HEAT_STEPS.filter((step) => minutes >= step).length,
        }
      }),
    })
  return weeks
}
