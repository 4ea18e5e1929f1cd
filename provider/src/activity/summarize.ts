import { addDays, localDate, mondayOf } from '../wall-time'
import type { ActivityKind, Taken } from './find-activities'
import { countStreakWeeks } from './streak'

/** Something taken, with its calendar day in the member's time zone and its whole minutes. */
export type DatedTaken = Taken & { date: string; minutes: number }

/** Which activities are wanted; the dates are inclusive, `YYYY-MM-DD`. */
export type ActivityFilter = {
  from?: string | undefined
  to?: string | undefined
  kind?: ActivityKind | undefined
}

export const toDated = (taken: readonly Taken[], timeZone: string): DatedTaken[] =>
  taken.map((one) => ({
    ...one,
    date: localDate(one.at, timeZone),
    minutes: Math.max(1, Math.round(one.seconds / 60)),
  }))

export const filterTaken = (all: readonly DatedTaken[], { from, to, kind }: ActivityFilter) =>
  all.filter(
    (one) =>
      (kind === undefined || one.kind === kind) &&
      (from === undefined || one.date >= from) &&
      (to === undefined || one.date <= to),
  )

/** Classes and minutes per day, the earliest day first. */
export function sumByDay(taken: readonly DatedTaken[]) {
  const days = new Map<string, { date: string; classes: number; minutes: number }>()
  for (const { date, minutes } of taken) {
    const day = days.get(date) ?? { date, classes: 0, minutes: 0 }
    days.set(date, { date, classes: day.classes + 1, minutes: day.minutes + minutes })
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

type Known = {
  all: readonly DatedTaken[]
  chosen: readonly DatedTaken[]
  planned: readonly Date[]
  now: Date
  timeZone: string
}

/** The totals of what was `chosen`, and the streak and the current week of `all`. */
export function summarize({ all, chosen, planned, now, timeZone }: Known) {
  const today = localDate(now, timeZone)
  const monday = mondayOf(today)
  const done = new Map(sumByDay(all).map((day) => [day.date, day.classes]))
  const plannedDays = planned.map((moment) => localDate(moment, timeZone))
  return {
    classes: chosen.length,
    minutes: chosen.reduce((sum, { minutes }) => sum + minutes, 0),
    streak_weeks: countStreakWeeks(done.keys(), today),
    week: Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((date) => ({
      date,
      done: done.get(date) ?? 0,
      planned: plannedDays.filter((day) => day === date).length,
    })),
    today,
    time_zone: timeZone,
  }
}
