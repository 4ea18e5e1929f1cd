import { describe, expect, it, test } from 'vitest'
import { lastWeeks, mondayOf, parseRange } from '@/lib/activity/date-range'
import { dayForKey } from '@/lib/activity/grid-keys'
import { heatWeeks } from '@/lib/activity/heat-days'
import { greet } from '@/lib/activity/greeting'

const today = '2026-03-05'

describe('the range in the address', () => {
  test.each([
    ['?from=2026-02-01&to=2026-02-28', '2026-02-01', '2026-02-28'],
    ['?from=2026-02-28&to=2026-02-01', '2026-02-01', '2026-02-28'],
    ['?from=2028-02-29&to=2028-02-29', '2028-02-29', '2028-02-29'],
    ['?from=2019-01-01&to=2026-03-05', '2025-03-05', '2026-03-05'],
    ['', '2025-12-15', today],
    ['?from=2026-02-30&to=2026-03-01', '2025-12-15', today],
    ['?from=2026-02-01', '2025-12-15', today],
  ])('%s', (search, from, to) => {
    expect(parseRange(search, today)).toEqual({ from, to })
  })

  it('starts on a Monday', () => {
    expect(mondayOf('2026-03-01')).toBe('2026-02-23')
    expect(lastWeeks(1, today)).toEqual({ from: '2026-03-02', to: today })
  })
})

describe('the calendar', () => {
  const range = { from: '2026-02-26', to: '2026-03-03' }

  it('has whole weeks, with nothing outside of the range, and darker days for more minutes', () => {
    const weeks = heatWeeks(range, [
      { date: '2026-02-26', classes: 1, minutes: 1 },
      { date: '2026-03-01', classes: 1, minutes: 30 },
      { date: '2026-03-03', classes: 2, minutes: 60 },
    ])
    expect(weeks.map(({ monday }) => monday)).toEqual(['2026-02-23', '2026-03-02'])
    expect(weeks.map(({ days }) => days.map((day) => day?.level ?? null))).toEqual([
      [null, null, null, 1, 0, 0, 3],
      [0, 4, null, null, null, null, null],
    ])
  })

  test.each([
    ['ArrowUp', '2026-03-02', '2026-03-01'],
    ['ArrowDown', '2026-02-28', '2026-03-01'],
    ['ArrowRight', '2026-02-26', null],
    ['ArrowLeft', '2026-03-03', null],
    ['ArrowRight', '2026-02-24', '2026-03-03'],
    ['Home', '2026-03-01', '2026-02-26'],
    ['End', '2026-03-01', '2026-03-03'],
    ['Tab', '2026-03-01', null],
  ])('%s on %s', (key, day, next) => {
    expect(dayForKey(key, day, range)).toBe(next)
  })
})

const greetings = {
  morning: 'Morning, {name}',
  afternoon: 'Afternoon, {name}',
  evening: 'Evening, {name}',
  welcome: 'Welcome back',
}

test.each([
  [0, 'Evening, Ada'],
  [4, 'Morning, Ada'],
  [11, 'Morning, Ada'],
  [12, 'Afternoon, Ada'],
  [17, 'Afternoon, Ada'],
  [18, 'Evening, Ada'],
] as const)('at %i a member is told “%s”', (hour, text) => {
  expect(greet(greetings, hour, 'Ada')).toBe(text)
})

test.each([null, ''])('a member whose name is %j is welcomed without it', (name) => {
  expect(greet(greetings, 12, name)).toBe('Welcome back')
})
