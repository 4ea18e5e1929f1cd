import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** A moment: a date, an ISO string with its zone, or milliseconds since 1970. */
export type Moment = Date | string | number

const formatters = new Map<string, Intl.DateTimeFormat>()

const clockFields = {
  calendar: 'gregory',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

// Making one costs as much as using it a hundred times.
function formatter(
  locale: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
) {
  const key = `${locale} ${timeZone} ${options.timeZoneName ?? ''}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formatters.set(key, made)
  return made
}

/**
 * The clock on the wall of `timeZone` (IANA name; the device's own zone when left out) at a moment,
 * as a UTC-based day.js value whose fields read that clock. Day.js's own zone plugin goes through
 * the device's zone and is an hour off around its clock changes. Throws RangeError on a bad date.
 */
export function wallClock(moment: Moment, timeZone?: string): Dayjs {
  const date = new Date(moment)
  if (timeZone === undefined) return deviceClock(date)
  const part = Object.fromEntries(
    formatter('en-US', timeZone, clockFields)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return dayjs.utc(Date.UTC(year, month - 1, day, hour, minute, second))
}

// The device knows its own zone without `Intl`, the first use of which stops a phone noticeably.
function deviceClock(date: Date): Dayjs {
  if (Number.isNaN(date.getTime())) throw new RangeError('Not a date')
  return dayjs.utc(date.getTime() - date.getTimezoneOffset() * 60_000)
}

function namedAs(
  timeZoneName: 'short' | 'shortGeneric',
  moment: Moment,
  tag: string,
  timeZone?: string,
) {
  return (
    formatter(tag, timeZone, { timeZoneName })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  )
}

/**
 * A short name of the zone in the language of a tag: `ET`, or its distance from GMT where the
 * language knows only a long one, as “United Kingdom Time”. Throws RangeError on a bad date or zone.
 */
export function zoneName(moment: Moment, tag: string, timeZone?: string): string {
  const generic = namedAs('shortGeneric', moment, tag, timeZone)
  return generic.includes(' ') ? namedAs('short', moment, tag, timeZone) : generic
}
