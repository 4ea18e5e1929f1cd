import { hourMs, minuteMs } from '../time'
import { addDays, instantOf, localDate } from '../wall-time'
import type { Meaning } from './vocabulary'

/** When a search asks for classes: a local date, and the part of it or of several days. */
export type QueryPeriod = { date: string; from: Date; until: Date; narrow: boolean }

/** The hours of a day that its parts take. */
const parts = {
  morning: [0, 12],
  afternoon: [12, 17],
  evening: [17, 24],
} as const

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

function firstDay(day: string, today: string): string {
  if (day === 'today' || day === 'now') return today
  if (day === 'tomorrow') return addDays(today, 1)
  if (day === 'weekend') return weekdayOf(today) === 0 ? today : nextWeekday(6, today)
  return nextWeekday(Number(day), today)
}

const nextWeekday = (weekday: number, today: string) =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7)

/**
 * The period that the words for a day and a part of it mean by a viewer's clock. `narrow` tells
 * that it is not the whole of `date`.
 */
export function queryPeriod(
  { day, part }: Pick<Meaning, 'day' | 'part'>,
  now: Date,
  timeZone: string,
): QueryPeriod | null {
  if (day === undefined) return null
  const today = localDate(now, timeZone)
  const date = firstDay(day, today)
  if (day === 'now')
    return { date, from: now, until: new Date(now.getTime() + hourMs), narrow: true }
  const days = day === 'weekend' && weekdayOf(date) === 6 ? 2 : 1
  const [from, until] = part ? parts[part] : [0, 24]
  return {
    date,
    from: instantOf(date, (from * hourMs) / minuteMs, timeZone),
    until: instantOf(addDays(date, days - 1), (until * hourMs) / minuteMs, timeZone),
    narrow: part !== undefined || days > 1,
  }
}
