import { addDays, type DayKey, isDayKey } from '@/lib/time/calendar'

/** An inclusive range of days. */
export interface DateRange {
  from: DayKey
  to: DayKey
}

const WEEKS_AT_FIRST = 12

/** The longest range: a year and its leap day. */
const MAX_DAYS = 366

/** The Monday of the week of a day. */
export const mondayOf = (day: DayKey): DayKey =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The current week and those before it. @internal */
export const lastWeeks = (weeks: number, today: DayKey): DateRange => ({
  from: addDays(mondayOf(today), -7 * (weeks - 1)),
  to: today,
})

/**
 * The range in a query's `from` and `to`, else twelve weeks until today. A range longer than a year
 * keeps its end, and days the wrong way round are exchanged.
 */
export function parseRange(search: string, today: DayKey): DateRange {
  const query = new URLSearchParams(search)
  const [from, to] = [query.get('from'), query.get('to')]
  if (!isDayKey(from) || !isDayKey(to)) return lastWeeks(WEEKS_AT_FIRST, today)
  const [first, last] = from <= to ? [from, to] : [to, from]
  const earliest = addDays(last, -(MAX_DAYS - 1))
  return { from: first > earliest ? first : earliest, to: last }
}
