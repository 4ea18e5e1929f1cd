import { describe, expect, it } from 'vitest'
import { minutesOf, openingWeek, openState } from '@/lib/studios/opening-hours'
import { weekMoment } from '@/lib/studios/week-moment'

const hours = [
  { day: 1, opens: '06:00', closes: '11:30' },
  { day: 1, opens: '15:30', closes: '21:00' },
  { day: 2, opens: '09:00', closes: '24:00' },
  { day: 5, opens: '07:00', closes: '20:00' },
]
const at = (day: number, time: string) => ({ day, minute: minutesOf(time) })

describe('openState', () => {
  it.each([
    ['at the minute it opens', at(1, '06:00'), { isOpen: true, until: '11:30' }],
    ['a minute before it closes', at(1, '11:29'), { isOpen: true, until: '11:30' }],
    ['in the second part of a day', at(1, '20:59'), { isOpen: true, until: '21:00' }],
    ['until midnight', at(2, '23:59'), { isOpen: true, until: '24:00' }],
    [
      'at the minute it closes',
      at(1, '11:30'),
      { isOpen: false, opens: '15:30', day: 1, daysAhead: 0 },
    ],
    ['before it opens', at(1, '05:59'), { isOpen: false, opens: '06:00', day: 1, daysAhead: 0 }],
    ['on the eve', at(1, '21:00'), { isOpen: false, opens: '09:00', day: 2, daysAhead: 1 }],
    ['days before', at(3, '12:00'), { isOpen: false, opens: '07:00', day: 5, daysAhead: 2 }],
    [
      'before the week begins again',
      at(6, '12:00'),
      { isOpen: false, opens: '06:00', day: 1, daysAhead: 2 },
    ],
  ])('knows %s', (_, moment, expected) => {
    expect(openState(hours, moment)).toEqual(expected)
  })

  it('finds the next opening of a studio that opens once a week', () => {
    const weekly = [{ day: 3, opens: '10:00', closes: '12:00' }]
    expect(openState(weekly, at(3, '12:00'))).toEqual({
      isOpen: false,
      opens: '10:00',
      day: 3,
      daysAhead: 7,
    })
  })

  it('is null without opening hours', () => {
    expect(openState([], at(1, '12:00'))).toBeNull()
  })
})

it('the week begins on Monday, and has days without times', () => {
  const week = openingWeek(hours)
  expect(week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(week.map(({ times }) => times.length)).toEqual([2, 1, 0, 0, 1, 0, 0])
})

describe('weekMoment', () => {
  // A Sunday morning in New York is the same Sunday night in Sydney, an hour before Monday.
  const moment = Date.parse('2026-11-22T12:00:00Z')

  it.each([
    ['America/New_York', { day: 0, minute: 7 * 60 }],
    ['Australia/Sydney', { day: 0, minute: 23 * 60 }],
    ['Asia/Kolkata', { day: 0, minute: 17 * 60 + 30 }],
  ])('is by the clock of %s', (zone, expected) => {
    expect(weekMoment(moment, zone)).toEqual(expected)
  })

  it('follows summer time', () => {
    expect(weekMoment(Date.parse('2026-07-06T12:00:00Z'), 'America/New_York')).toEqual({
      day: 1,
      minute: 8 * 60,
    })
  })

  it('is null for an unknown zone', () => {
    expect(weekMoment(moment, 'Mars/Olympus')).toBeNull()
  })
})
