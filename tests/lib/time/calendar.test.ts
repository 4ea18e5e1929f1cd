import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays, dayKey, dayName, dayRange, isDayKey, weekdayName } from '@/lib/time/calendar'
import { clockOf } from '@/lib/time/time-zone'
import en from '@/messages/en.json'
import frCA from '@/messages/fr-CA.json'

afterEach(() => vi.unstubAllEnvs())

describe('dayRange', () => {
  it.each([
    ['2026-03-04', 'UTC', '2026-03-04T00:00:00.000Z', 24],
    ['2026-03-04', 'America/New_York', '2026-03-04T05:00:00.000Z', 24],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', 23],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', 25],
    ['2026-03-04', 'Asia/Kathmandu', '2026-03-03T18:15:00.000Z', 24],
    // Midnight itself is skipped.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', 23],
    ['2026-04-04', 'Pacific/Auckland', '2026-04-03T11:00:00.000Z', 24],
    ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z', 25],
  ])('%s in %s begins at %s and has %d hours', (day, zone, from, hours) => {
    const range = dayRange(day, clockOf(zone))
    expect(range.from).toBe(from)
    expect(Date.parse(range.to) - Date.parse(range.from)).toBe(hours * 3_600_000)
    expect(dayKey(range.from, clockOf(zone))).toBe(day)
    expect(dayKey(Date.parse(range.from) - 1, clockOf(zone))).toBe(addDays(day, -1))
    vi.stubEnv('TZ', zone)
    expect(dayRange(day)).toEqual(range)
    expect(dayKey(range.from)).toBe(day)
  })
})

it.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-2-1', false],
  ['today', false],
  ['', false],
  [null, false],
])('%j is a day: %j', (text, expected) => {
  expect(isDayKey(text)).toBe(expected)
})

it('counts days across the end of a month', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02')
})

it.each([
  [en.dates, 'Mar 4', 'Wed'],
  [frCA.dates, '4\u00a0mars', 'mer.'],
])('formats a day in the language of the page', (words, day, weekday) => {
  expect(dayName('2026-03-04', words)).toBe(day)
  expect(weekdayName('2026-03-04', words)).toBe(weekday)
})
