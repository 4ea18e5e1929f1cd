import { expect, it } from 'vitest'
import type { Booking } from '@/lib/api/bookings'
import { nextBooking, withWaitlist } from '@/lib/booking/next-booking'
import { liveClassFixture } from '@/tests/support/live-class-fixture'

const booking = (id: number, startDateTime: string): Booking => ({
  id,
  liveClassId: id,
  attended: false,
  status: 'booked',
  createdAt: '2026-03-01T00:00:00Z',
  movedFrom: null,
  liveClass: liveClassFixture({ id, startDateTime }),
})
const first = booking(1, '2026-03-04T10:00:00Z')
const second = booking(2, '2026-03-04T12:00:00Z')

it.each([
  ['2026-03-04T09:00:00Z', 1, 'booked'],
  ['2026-03-04T09:50:00Z', 1, 'join'],
  ['2026-03-04T10:44:59Z', 1, 'join'],
  ['2026-03-04T10:45:00Z', 2, 'booked'],
] as const)('at %s it is class %d, to be %s', (now, id, action) => {
  const next = nextBooking([second, first], Date.parse(now))
  expect(next?.booking.id).toBe(id)
  expect(next?.action).toBe(action)
})

it('is null once all have ended', () => {
  expect(nextBooking([first, second], Date.parse('2026-03-04T12:45:00Z'))).toBeNull()
  expect(nextBooking([], 0)).toBeNull()
})

it('leaves out a class that the studio called off', () => {
  const calledOff = {
    ...first,
    status: 'cancelled' as const,
    liveClass: { ...first.liveClass, cancelled: true },
  }
  expect(nextBooking([calledOff, second], Date.parse('2026-03-04T09:00:00Z'))?.booking.id).toBe(2)
})

const waiting = (id: number, startDateTime: string) => ({
  id,
  liveClassId: id,
  position: 1,
  promoteUntil: startDateTime,
  movedFrom: null,
  liveClass: liveClassFixture({ id, startDateTime }),
})

it('puts waitlist entries between the bookings, by start', () => {
  const between = waiting(3, '2026-03-04T11:00:00Z')
  const after = waiting(4, '2026-03-04T13:00:00Z')
  const all = withWaitlist([first, second], [after, between], false)
  expect(all.map(({ id }) => id)).toEqual([1, 3, 2, 4])
  const partial = withWaitlist([first, second], [between, after], true)
  expect(partial.map(({ id }) => id)).toEqual([1, 3, 2])
  expect(withWaitlist([], [after], false)).toEqual([after])
})
