import { dateOf, type Moment, type WallClock } from './dates'

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

// Cached because creating a formatter costs as much as using it a hundred times.
function formatter(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${timeZone} ${options.timeZoneName ?? ''}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formatters.set(key, made)
  return made
}

/**
 * The clock of `timeZone` (IANA name). Throws RangeError for an invalid zone.
 */
export function clockOf(timeZone: string): WallClock {
  const fields = formatter('en-US', timeZone, clockFields)
  return (moment) => {
    const parts = fields.formatToParts(dateOf(moment))
    const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  }
}

function namedAs(
  timeZoneName: 'short' | 'shortGeneric',
  moment: Moment,
  tag: string,
  timeZone: string,
) {
  return (
    formatter(tag, timeZone, { timeZoneName })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  )
}

/**
 * A short name of the zone in the language of a tag: `ET`, or the offset from GMT where the
 * language only has a long name such as “United Kingdom Time”. Throws RangeError for an invalid
 * date or zone.
 */
export function zoneName(moment: Moment, tag: string, timeZone: string): string {
  const generic = namedAs('shortGeneric', moment, tag, timeZone)
  return generic.includes(' ') ? namedAs('short', moment, tag, timeZone) : generic
}
