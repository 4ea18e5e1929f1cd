import { describe, expect, it } from 'vitest'
import {
  DAY_MS,
  daysSince,
  formatDay,
  formatLongDate,
  formatShortDate,
  formatTime,
  hoursUntil,
  isPast,
} from '@/lib/dates'
import { zoneName } from '@/lib/time-zone'

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

  it('are those of the specification', () => {
    expect(formatTime(evening, 'UTC')).toBe('5:05pm')
    expect(formatDay(evening, 'UTC')).toBe('Mar 4')
    expect(formatLongDate(evening, 'UTC')).toBe('Wednesday 3/04/2026')
    expect(formatShortDate(evening, 'UTC')).toBe('Wed 3/4/2026')
  })

  it.each([
    ['2026-03-04T05:00:00Z', 'UTC', '5:00am'],
    ['2026-03-04T00:00:00Z', 'UTC', '12:00am'],
    ['2026-03-04T12:00:00Z', 'UTC', '12:00pm'],
    ['2026-03-04T17:05:00Z', 'America/New_York', '12:05pm'],
    ['2026-03-04T17:05:00Z', 'Asia/Kathmandu', '10:50pm'],
    // The two 01:30 of the day on which New York's clocks go back, and the skipped hour in spring.
    ['2026-11-01T05:30:00Z', 'America/New_York', '1:30am'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '1:30am'],
    ['2026-03-08T06:59:00Z', 'America/New_York', '1:59am'],
    ['2026-03-08T07:00:00Z', 'America/New_York', '3:00am'],
    ['2026-10-03T15:59:00Z', 'Australia/Lord_Howe', '2:59am'],
  ])('%s in %s is %s', (moment, zone, expected) => {
    expect(formatTime(moment, zone)).toBe(expected)
  })

  it('name the zone', () => {
    expect(zoneName('2026-03-04T17:05:00Z', 'America/New_York')).toBe('ET')
  })

  it('throw for what is no date', () => {
    expect(() => formatDay('soon', 'UTC')).toThrow(RangeError)
  })
})
