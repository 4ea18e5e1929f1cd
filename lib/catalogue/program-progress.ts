import { groupBy } from '@/lib/time/group-by'

/** A day of a program and whether its video was done. */
export interface ProgramDay {
  position: number
  done: boolean
}

interface Placed {
  position: number
  week: number | null
  day: number | null
}

/**
 * Progress in a program: the number of days done, and the first day that is not done (null when all
 * are).
 */
export function programProgress<T extends ProgramDay>(days: readonly T[]) {
  return {
    done: days.filter((day) => day.done).length,
    next: days.find((day) => !day.done) ?? null,
  }
}

/**
 * The week of a day and its number in that week. Some providers give single-week programs without
 * weeks and days, so the position is the fallback.
 */
export function numberOfDay({ position, week, day }: Placed): { week: number; day: number } {
  return { week: week ?? 1, day: day ?? position }
}

/** The days of a program week by week, each week in order. */
export function byWeek<T extends Placed>(days: readonly T[]): [number, T[]][] {
  return groupBy(days, (day) => numberOfDay(day).week).sort(([a], [b]) => a - b)
}
