import type { filterTable } from '@/lib/catalogue/filter-table'
import type { DayKey } from '@/lib/time/calendar'

export type DayPart = (typeof filterTable)['part']['values'][number]

/** The first hour of each part of a day and the hour after its last, as the provider's search has them. */
const hours: Record<DayPart, readonly [number, number]> = {
  morning: [0, 12],
  afternoon: [12, 17],
  evening: [17, 24],
}

export const dayParts = Object.keys(hours) as DayPart[]

/** A part of a day in an address; null for anything else. */
export const parseDayPart = (value: string | null): DayPart | null =>
  dayParts.find((part) => part === value) ?? null

const hourOf = (day: DayKey, hour: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, hour).toISOString()
}

/** When a part of a day begins and ends by the device's clock, as ISO times. */
export const dayPartRange = (day: DayKey, part: DayPart): { from: string; to: string } => ({
  from: hourOf(day, hours[part][0]),
  to: hourOf(day, hours[part][1]),
})

/** Whether a class starts in a part of its day by the device's clock. */
export function startsInPart(start: string, part: DayPart): boolean {
  const hour = new Date(start).getHours()
  return hour >= hours[part][0] && hour < hours[part][1]
}

/** The part of a day that a range is by the device's clock; null for any other range. */
export function dayPartOf(day: DayKey, range: { from: string; to: string }): DayPart | null {
  const moments = ({ from, to }: typeof range) => `${Date.parse(from)} ${Date.parse(to)}`
  const isRange = (part: DayPart) => moments(dayPartRange(day, part)) === moments(range)
  return dayParts.find(isRange) ?? null
}
