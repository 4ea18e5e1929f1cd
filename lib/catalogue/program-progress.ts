import { groupBy } from '@/lib/time/group-by'

/** A day of a program: the video that stands there and whether it was done. */
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
 * How far somebody is in a program: how many days are done, and the first that is not (null once all
 * are).
 */
export function programProgress<T extends ProgramDay>(days: readonly T[]) {
  return {
    done: days.filter((day) => day.done).length,
    next: days.find((day) => !day.done) ?? null,
  }
}

/** The number of a day: which of which week. A provider may count the days of a single week through. */
export function numberOfDay({ position, week, day }: Placed): { week: number; day: number } {
  return { week: week ?? 1, day: day ?? position }
}

/** The days of a program week by week, each week in order. */
export function byWeek<T extends Placed>(days: readonly T[]): [number, T[]][] {
  return groupBy(days, (day) => numberOfDay(day).week).sort(([a], [b]) => a - b)
}
