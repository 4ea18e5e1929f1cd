import { describe, expect, it } from 'vitest'
import { DAY_MS, formatTime, isPast } from '@/lib/time/dates'
import { daysSince, hoursUntil } from '@/lib/time/elapsed'
import { clockOf, zoneName } from '@/lib/time/time-zone'
import { loadMessages } from '@/lib/locale/messages'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import frCA from '@/messages/fr-CA.json'
import { timeFormats, formatDay } from '@/lib/time/time-formats'

const now = Date.parse('2026-03-04T12:00:00Z')
const hour = 3_600_000

describe('isPast', () => {
  it.each([
    [now, true],
    [now - 1, true],
    [now + 1, false],
  ])('%d', (date, expected) => {
    expect(isPast(new Date(date), now)).toBe(expected)
    expect(isPast(new Date(date).toISOString(), new Date(now))).toBe(expected)
  })
})

it('a day has 86400000 ms', () => expect(DAY_MS).toBe(86400000))

it.each([
  [47, 1],
  [48, 2],
  [23.99, 0],
  [0, 0],
  [-5, 0],
])('%d hours ago are %d whole days', (hours, days) => {
  expect(daysSince(now - hours * hour, now)).toBe(days)
})

it.each([
  [25.5, 25],
  [1, 1],
  [0.99, 0],
  [0, 0],
  [-0.5, 0],
  [-1.5, -1],
])('%d hours ahead are %d whole hours', (ahead, hours) => {
  expect(Object.is(hoursUntil(now + ahead * hour, now), hours)).toBe(true)
})

describe('formats', () => {
  const evening = '2026-03-04T17:05:00Z'
  const utc = clockOf('UTC')

  it('are those of the specification', () => {
    expect(formatTime(evening, en.dates, utc)).toBe('5:05pm')
    expect(formatDay(evening, en.dates, utc)).toBe('Mar 4')
    expect(timeFormats['long-date'](evening, en.dates, utc)).toBe('Wednesday 3/04/2026')
    expect(timeFormats['short-date'](evening, en.dates, utc)).toBe('Wed 3/4/2026')
  })

  it.each([
    ['es', es.dates, '17:05', '4 mar', 'miércoles 4 de marzo de 2026', 'mié 4 mar 2026'],
    ['fr-CA', frCA.dates, '17 h 05', '4 mars', 'mercredi 4 mars 2026', 'mer. 4 mars 2026'],
  ])('are those of %s', (_, words, time, day, longDate, shortDate) => {
    const written = [formatTime, formatDay].map((format) => format(evening, words, utc))
    expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([time, day])
    expect(timeFormats['long-date'](evening, words, utc)).toBe(longDate)
    expect(timeFormats['short-date'](evening, words, utc)).toBe(shortDate)
  })

  it.each([
    ['en-AU', '4 Mar', 'Wednesday 4 March 2026', 'Wed 4 Mar 2026'],
    ['en-CA', 'Mar 4', 'Wednesday, March 4, 2026', 'Wed, Mar 4, 2026'],
  ] as const)('are those of %s, without a month as a number', async (locale, ...expected) => {
    const { dates } = await loadMessages(locale)
    const formats = [formatDay, timeFormats['long-date'], timeFormats['short-date']]
    expect(formats.map((format) => format(evening, dates, utc))).toEqual(expected)
  })

  it('write the first of a month as the language does', () => {
    const first = '2026-12-01T17:05:00Z'
    expect(timeFormats['long-date'](first, en.dates, utc)).toBe('Tuesday 12/01/2026')
    expect(timeFormats['long-date'](first, es.dates, utc)).toBe('martes 1 de diciembre de 2026')
    expect(timeFormats['long-date'](first, frCA.dates, utc)).toBe('mardi 1er décembre 2026')
    expect(formatDay(first, frCA.dates, utc)).toBe('1er\u00a0déc.')
  })

  it.each([en, es, frCA])('write months and weekdays as CLDR does', ({ dates }) => {
    const cldr = (options: Intl.DateTimeFormatOptions, days: number[]) =>
      days.map((day) =>
        new Intl.DateTimeFormat(dates.tag, { ...options, timeZone: 'UTC' }).format(
          Date.UTC(2026, 0, day),
        ),
      )
    const months = Array.from({ length: 12 }, (_, month) => 15 + month * 30)
    const weekdays = [4, 5, 6, 7, 8, 9, 10]
    expect(dates.months.split(' ')).toEqual(cldr({ month: 'long' }, months))
    expect(dates.shortMonths.split(' ')).toEqual(cldr({ month: 'short' }, months))
    expect(dates.weekdays.split(' ')).toEqual(cldr({ weekday: 'long' }, weekdays))
    expect(dates.shortWeekdays.split(' ')).toEqual(cldr({ weekday: 'short' }, weekdays))
  })

  it.each([
    ['2026-03-04T05:00:00Z', 'UTC', '5:00am'],
    ['2026-03-04T00:00:00Z', 'UTC', '12:00am'],
    ['2026-03-04T12:00:00Z', 'UTC', '12:00pm'],
    ['2026-03-04T17:05:00Z', 'America/New_York', '12:05pm'],
    ['2026-03-04T17:05:00Z', 'Asia/Kathmandu', '10:50pm'],
    // The two times 01:30 when New York's clocks go back, and the skipped hour in spring.
    ['2026-11-01T05:30:00Z', 'America/New_York', '1:30am'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '1:30am'],
    ['2026-03-08T06:59:00Z', 'America/New_York', '1:59am'],
    ['2026-03-08T07:00:00Z', 'America/New_York', '3:00am'],
    ['2026-10-03T15:59:00Z', 'Australia/Lord_Howe', '2:59am'],
  ])('%s in %s is %s', (moment, zone, expected) => {
    expect(formatTime(moment, en.dates, clockOf(zone))).toBe(expected)
  })

  it('include the zone', () => {
    const zones = [en, es, frCA].map(({ dates }) =>
      zoneName('2026-03-04T17:05:00Z', dates.tag, 'America/New_York'),
    )
    expect(zones).toEqual(['ET', 'ET', 'HE'])
  })

  it('write a zone with a long name as its offset from GMT', () => {
    const names = ['Europe/London', 'Australia/Sydney'].map((zone) =>
      zoneName('2026-03-04T17:05:00Z', en.dates.tag, zone),
    )
    expect(names).toEqual(['GMT', 'GMT+11'])
  })

  it('throw for an invalid date', () => {
    expect(() => formatDay('soon', en.dates, utc)).toThrow(RangeError)
  })
})
