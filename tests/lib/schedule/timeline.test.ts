import { describe, expect, it } from 'vitest'
import { bookingState } from '@/lib/booking/booking-state'
import { runPhase } from '@/lib/schedule/run-phase'
import { timelineAt, type TimelineClass } from '@/lib/schedule/timeline'
import { timelineEntries } from '@/lib/schedule/timeline-entries'
import { timelineTime } from '@/lib/schedule/timeline-time'
import { clockOf } from '@/lib/time-zone'
import { linksFrom } from '@/lib/routing/links'
import { liveClassFixture } from './live-class-fixture'
import en from '@/messages/en.json'
import es from '@/messages/es.json'

const at = (time: string) => Date.parse(`2026-03-04T${time}Z`)
const one = (id: number, time: string, minutes = 30): TimelineClass => ({
  id,
  href: `/live-class-detail?id=${id}`,
  title: `Class ${id}`,
  start: `2026-03-04T${time}Z`,
  minutes,
  distant: false,
  when: '5:05am ET',
  name: 'Ada Lee',
  portrait: null,
  brand: 'Yoga',
})

it.each([
  ['09:59:59.999', 'next'],
  ['10:00:00', 'live'],
  ['10:29:59.999', 'live'],
  ['10:30:00', 'over'],
] as const)('a class of 10:00 to 10:30 is at %s %s, as it is for who books it', (time, phase) => {
  const now = at(time)
  expect(runPhase(one(1, '10:00:00'), now)).toBe(phase)
  const booked = { startDateTime: '2026-03-04T10:00:00Z', sessionLength: 30, spotsLeft: 1 }
  const same = { before: 'next', open: 'next', live: 'live', ended: 'over' }
  expect(same[bookingState(booked, false, now).phase]).toBe(phase)
})

describe('timelineAt', () => {
  const long = one(1, '09:00:00', 90)
  const brief = one(2, '09:30:00', 15)
  const later = [one(3, '11:00:00'), one(4, '12:00:00'), one(5, '13:00:00'), one(6, '14:00:00')]
  const ids = (classes: readonly TimelineClass[]) => classes.map(({ id }) => id)

  it('is what the page says while the present is not known', () => {
    const { ahead, isShort } = timelineAt([long, brief], null)
    expect(ahead.map(({ id, phase }) => [id, phase])).toEqual([
      [1, 'next'],
      [2, 'next'],
    ])
    expect(isShort).toBe(false)
  })

  it('begins with what runs now and leaves out what is over', () => {
    const { ahead, isShort } = timelineAt([long, brief, ...later], at('10:00:00'))
    expect(ids(ahead)).toEqual([1, 3, 4, 5, 6])
    expect(ahead.map(({ phase }) => phase)).toEqual(['live', 'next', 'next', 'next', 'next'])
    expect(isShort).toBe(false)
  })

  it('is short once classes have ended and too few are left', () => {
    expect(timelineAt([long, ...later], at('11:40:00')).isShort).toBe(true)
    expect(timelineAt([long, brief, ...later], at('23:00:00'))).toEqual({
      ahead: [],
      isShort: true,
    })
  })

  it('is not short where there are only few', () => {
    expect(timelineAt([long], at('09:10:00')).isShort).toBe(false)
    expect(timelineAt([], at('09:10:00')).isShort).toBe(false)
  })
})

describe('timelineEntries', () => {
  const liveClass = liveClassFixture({ startDateTime: '2026-03-04T17:05:00Z' })
  const to = linksFrom({ locale: 'en', brand: 'yoga' })

  it('say the time where the class is given, with its zone, and lead to it', () => {
    const [entry] = timelineEntries({ classes: [liveClass], distant: false }, to, en.dates)
    expect(entry).toMatchObject({
      when: '12:05pm ET',
      href: '/live-class-detail?id=7&brand=yoga',
      name: 'Ada Lee',
      minutes: 45,
    })
  })

  it('say the day of what is far off', () => {
    const [entry] = timelineEntries({ classes: [liveClass], distant: true }, to, en.dates)
    expect(entry?.when).toBe('Mar 4, 12:05pm ET')
    const far = { start: '2026-03-04T17:05:00Z', distant: true }
    expect(timelineTime(far, en.dates, clockOf('Australia/Sydney'))).toBe('Mar 5, 4:05am')
    expect(timelineTime(far, es.dates, clockOf('Australia/Sydney'))).toBe('5\u00a0mar, 4:05')
  })
})
