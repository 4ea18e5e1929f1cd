import { type DateLocale, writeDate } from '@/lib/locale/date-words'
import { DAY_MS, deviceClock, type Moment, type WallClock } from './dates'

/** A calendar day as `YYYY-MM-DD`, without a zone. */
export type DayKey = string

/** The calendar day of a moment in the time zone of `clock`, by default the device's. */
export function dayKey(moment: Moment, clock: WallClock = deviceClock): DayKey {
  return clock(moment).toISOString().slice(0, 10)
}

/** Whether a string is an existing calendar day. */
export function isDayKey(text: string | null | undefined): text is DayKey {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** `Mar 4` in English. Specification 9, formats. */
export const dayName = (day: DayKey, words: DateLocale) =>
  writeDate(new Date(day), words.day, words)

/** `Wednesday 3/04/2026` in English. Specification 9, formats. */
export const longDayName = (day: DayKey, words: DateLocale) =>
  writeDate(new Date(day), words.longDate, words)

/** `Wed` in English. */
export const weekdayName = (day: DayKey, words: DateLocale) =>
  writeDate(new Date(day), 'ddd', words)

/** The calendar day `count` days after `day`. */
export function addDays(day: DayKey, count: number): DayKey {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The start and the exclusive end of a calendar day in the time zone of `clock`, as ISO strings.
 * Days of 23 and 25 hours have their true length.
 */
export function dayRange(
  day: DayKey,
  clock: WallClock = deviceClock,
): { from: string; to: string } {
  return { from: startOfDay(day, clock), to: startOfDay(addDays(day, 1), clock) }
}

function startOfDay(day: DayKey, clock: WallClock): string {
  const wanted = Date.parse(`${day}T00:00:00Z`)
  const offsetAt = (instant: number) => clock(instant).getTime() - instant
  const first = wanted - offsetAt(wanted)
  const second = wanted - offsetAt(first)
  // When midnight is skipped the two estimates differ; the later one is the first moment that
  // exists.
  const start = dayKey(second, clock) === day ? second : Math.max(first, second)
  return new Date(start).toISOString()
}
