import { describe, expect, test } from 'vitest'
import { countStreakWeeks } from '../../src/activity/streak'
import type { Taken } from '../../src/activity/find-activities'
import { filterTaken, sumByDay, summarize, toDated } from '../../src/activity/summarize'
import { addDays, mondayOf } from '../../src/wall-time'

const at = (moment: string, values: Partial<Taken> = {}): Taken => ({
  id: moment,
  kind: 'video',
  at: new Date(moment),
  seconds: 1800,
  title: 'Flow',
  videoId: 1,
  liveClassId: null,
  instructorId: 1,
  studioId: null,
  studioName: null,
  instructorName: null,
  ...values,
})
const datesIn = (timeZone: string, ...moments: string[]) =>
  toDated(
    moments.map((moment) => at(moment)),
    timeZone,
  ).map(({ date }) => date)

describe('the streak', () => {
  // Thursday; the Monday of its week is the 2nd.
  const today = '2026-03-05'
  /** One class in each of the weeks, counted back from the current one, 0. */
  const streakOf = (...weeksAgo: number[]) =>
    countStreakWeeks(
      weeksAgo.map((weeks) => addDays(today, -7 * weeks)),
      today,
    )

  test.each([
    ['nothing', [], 0],
    ['only this week', [0], 1],
    ['only last week: the current one can still be saved', [1], 1],
    ['the week before last', [2], 0],
    ['weeks in a row', [0, 1, 2, 3], 4],
    ['a week off that three weeks earned', [0, 1, 3, 4, 5], 5],
    ['a week off after two weeks', [0, 1, 3, 4], 2],
    ['a week off last week that was earned, and none yet', [2, 3, 4], 3],
    ['two weeks off in a row', [0, 3, 4, 5, 6], 1],
    ['a second week off before it is earned again', [0, 2, 3, 5, 6, 7], 1],
    ['a second week off that is earned again', [0, 2, 3, 4, 6, 7, 8], 7],
  ])('%s', (_, weeks, expected) => {
    expect(streakOf(...weeks)).toBe(expected)
  })

  test('a week ends on Sunday, over month ends, a year end and a leap day', () => {
    expect(mondayOf('2026-03-01')).toBe('2026-02-23')
    expect(mondayOf('2026-03-02')).toBe('2026-03-02')
    expect(mondayOf('2027-01-01')).toBe('2026-12-28')
    expect(mondayOf('2028-02-29')).toBe('2028-02-28')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(countStreakWeeks(['2027-01-03', '2026-12-27'], '2027-01-03')).toBe(2)
    expect(countStreakWeeks(['2028-02-29', '2028-02-21'], '2028-03-05')).toBe(2)
  })

  test('many classes on one day are one week', () => {
    expect(countStreakWeeks(['2026-03-02', '2026-03-02', '2026-03-04'], today)).toBe(1)
  })
})

describe('days in the home time zone', () => {
  test('change at midnight there, on both sides of the date line', () => {
    const moment = '2026-03-01T10:30:00Z'
    expect(datesIn('Pacific/Kiritimati', moment)).toEqual(['2026-03-02'])
    expect(datesIn('Pacific/Pago_Pago', moment)).toEqual(['2026-02-28'])
    expect(datesIn('UTC', moment)).toEqual(['2026-03-01'])
  })

  test('have their true length when the clocks change', () => {
    const zone = 'America/New_York'
    // The day of 23 hours, then the day of 25.
    expect(
      datesIn(zone, '2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'),
    ).toEqual(['2026-03-07', '2026-03-08', '2026-03-08'])
    expect(datesIn(zone, '2026-03-09T04:00:00Z')).toEqual(['2026-03-09'])
    expect(
      datesIn(zone, '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'),
    ).toEqual(['2026-11-01', '2026-11-01', '2026-11-02'])
    // Clocks there change by half an hour.
    expect(datesIn('Australia/Lord_Howe', '2026-04-04T12:59:59Z', '2026-04-04T13:00:00Z')).toEqual([
      '2026-04-04',
      '2026-04-05',
    ])
  })

  test('a week with a change of the clocks has seven days', () => {
    for (const [now, first] of [
      ['2026-03-08T16:00:00Z', '2026-03-02'],
      ['2026-11-01T16:00:00Z', '2026-10-26'],
    ] as const) {
      const { week } = summarize({
        all: [],
        chosen: [],
        planned: [],
        now: new Date(now),
        timeZone: 'America/New_York',
      })
      expect(week.map(({ date }) => date)).toEqual(
        Array.from({ length: 7 }, (_, index) => addDays(first, index)),
      )
    }
  })

  test('are both inclusive in a filter, and summed', () => {
    const all = toDated(
      [
        at('2026-03-02T23:59:00Z', { seconds: 620 }),
        at('2026-03-02T00:00:00Z', { kind: 'studio', seconds: 10 }),
        at('2026-03-01T23:59:59Z'),
        at('2026-03-03T00:00:00Z'),
      ],
      'UTC',
    )
    const chosen = filterTaken(all, { from: '2026-03-02', to: '2026-03-02' })
    expect(sumByDay(chosen)).toEqual([{ date: '2026-03-02', classes: 2, minutes: 11 }])
    expect(filterTaken(all, { kind: 'studio' })).toHaveLength(1)
  })
})
