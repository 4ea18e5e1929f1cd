import { dayMs, hourMs, minuteMs } from './time'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/**
 * The wall clock time in `timeZone` at `instant`, as the milliseconds of the UTC time with the same
 * digits.
 */
function wallClockMs(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute)
}

/** The date in `timeZone` at `instant`, as `YYYY-MM-DD`. */
export function localDate(instant: Date, timeZone: string): string {
  return new Date(wallClockMs(instant.getTime(), timeZone)).toISOString().slice(0, 10)
}

/** The time of day in `timeZone` at `instant`, as `HH:mm`. */
export function localTime(instant: Date, timeZone: string): string {
  return new Date(wallClockMs(instant.getTime(), timeZone)).toISOString().slice(11, 16)
}

/**
 * The instant at which the wall clock in `timeZone` shows `date` and `minutes` after midnight. An
 * hour that is skipped in spring becomes the one after it; of an hour that occurs twice in autumn
 * it is the first.
 */
export function instantOf(date: string, minutes: number, timeZone: string): Date {
  const targetMs = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs
  const guesses = [-14 * hourMs, 14 * hourMs].map((shift) => {
    const near = targetMs + shift
    return targetMs - (wallClockMs(near, timeZone) - near)
  })
  const [first] = guesses
    .filter((guess) => wallClockMs(guess, timeZone) === targetMs)
    .sort((a, b) => a - b)
  return new Date(first ?? Math.max(...guesses))
}

/** The date `count` days after a date, both as `YYYY-MM-DD`. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** The Monday of the week of a date. */
export const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))
