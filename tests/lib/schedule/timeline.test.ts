import { describe, expect, it } from 'vitest'
import { bookingState } from '@/lib/booking/booking-state'
import { timelineAt, type TimelineClass } from '@/lib/schedule/timeline'
import { timelineEntries, timelineTime } from '@/lib/schedule/timeline-entries'
import { clockOf } from '@/lib/time/time-zone'
import { linksFrom } from '@/lib/routing/links'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { runPhase } from '@/lib/schedule/run-phase'

const at = (time: string) => Date.parse(`2026-03-04T${time}Z`)
const one = (id: number, time: string, minutes = 30): TimelineClass => ({
  id,
  href: `/live-class-detail?id=${id}`,
  title: `Class ${id}`,
  start: `2026-03-04T${time}Z`,
  minutes,
  joinUntil: new Date(at(time) + 15 * 60_000).toISOString(),
  spotsLeft: 5,
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
] as const)('a class from 10:00 to 10:30 is at %s %s, as it is for booking', (time, phase) => {
  const now = at(time)
  expect(runPhase(one(1, '10:00:00'), now)).toBe(phase)
  const booked = liveClassFixture({ sessionLength: 30 })
  const same = { before: 'next', open: 'next', live: 'live', ended: 'over' }
  expect(same[bookingState(booked, false, now).phase]).toBe(phase)
})

describe('timelineAt', () => {
  const long = one(1, '09:00:00', 90)
  const brief = one(2, '09:30:00', 15)
  const later = [one(3, '11:00:00'), one(4, '12:00:00'), one(5, '13:00:00'), one(6, '14:00:00')]
  const ids = (classes: readonly TimelineClass[]) => classes.map(({ id }) => id)

  it('is the loaded list while the current time is unknown', () => {
    const { ahead, isShort } = timelineAt([long, brief], null)
    expect(ahead.map(({ id, phase }) => [id, phase])).toEqual([
      [1, 'next'],
      [2, 'next'],
    ])
    expect(isShort).toBe(false)
  })

  it('starts with what can still be joined and leaves out ended classes', () => {
    const soon = timelineAt([long, brief, ...later], at('09:10:00')).ahead
    expect(soon.map(({ id, phase }) => [id, phase])).toEqual([
      [1, 'live'],
      [2, 'next'],
      [3, 'next'],
      [4, 'next'],
      [5, 'next'],
      [6, 'next'],
    ])
    const { ahead, isShort } = timelineAt([long, brief, ...later], at('10:00:00'))
    expect(ids(ahead)).toEqual([3, 4, 5, 6, 1])
    expect(ahead.map(({ phase }) => phase)).toEqual(['next', 'next', 'next', 'next', 'live'])
    expect(isShort).toBe(false)
  })

  it('puts full classes behind those with spots', () => {
    const full = { ...one(7, '10:00:00'), spotsLeft: 0 }
    expect(ids(timelineAt([full, ...later], at('10:05:00')).ahead)).toEqual([3, 4, 5, 6, 7])
    expect(ids(timelineAt([{ ...full, spotsLeft: 1 }, ...later], at('10:14:59')).ahead)[0]).toBe(7)
    expect(ids(timelineAt([{ ...full, spotsLeft: 1 }, ...later], at('10:15:00')).ahead)[0]).toBe(3)
  })

  it('is short once classes have ended and too few are left', () => {
    expect(timelineAt([long, ...later], at('11:40:00')).isShort).toBe(true)
    expect(timelineAt([long, brief, ...later], at('23:00:00'))).toEqual({
      ahead: [],
      isShort: true,
    })
  })

  it('is not short when there are only few', () => {
    expect(timelineAt([long], at('09:10:00')).isShort).toBe(false)
    expect(timelineAt([], at('09:10:00')).isShort).toBe(false)
  })
})

describe('timelineEntries', () => {
  const liveClass = liveClassFixture({ startDateTime: '2026-03-04T17:05:00Z' })
  const to = linksFrom({ locale: 'en', brand: 'yoga' })
  const nameOf = ({ name }: { name: string }) => `${name}!`

  it('have the time in the class’s time zone, with its name, and a link', () => {
    const [entry] = timelineEntries({ classes: [liveClass], distant: false }, to, en.dates, nameOf)
    expect(entry).toMatchObject({
      when: '12:05pm ET',
      href: '/live-class-detail?id=7&brand=yoga',
      name: 'Ada Lee',
      brand: 'Yoga!',
      minutes: 45,
      joinUntil: '2026-03-04T17:20:00.000Z',
      spotsLeft: 3,
    })
  })

  it('have the day of distant classes', () => {
    const [entry] = timelineEntries({ classes: [liveClass], distant: true }, to, en.dates, nameOf)
    expect(entry?.when).toBe('Mar 4, 12:05pm ET')
    const far = { start: '2026-03-04T17:05:00Z', distant: true }
    expect(timelineTime(far, en.dates, clockOf('Australia/Sydney'))).toBe('Mar 5, 4:05am')
    expect(timelineTime(far, es.dates, clockOf('Australia/Sydney'))).toBe('5\u00a0mar, 4:05')
  })
})
