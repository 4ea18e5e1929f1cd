import { describe, expect, it } from 'vitest'
import { bookingState } from '@/lib/booking/booking-state'
import { liveClassFixture } from '@/tests/support/live-class-fixture'
import { isAttending } from '@/lib/booking/is-attending'

const start = Date.parse('2026-11-20T17:00:00Z')
const minute = 60_000
const session = (spotsLeft = 5) =>
  liveClassFixture({ startDateTime: new Date(start).toISOString(), spotsLeft })

describe('bookingState', () => {
  it.each([
    [-10 * minute - 1, false, 5, 'before', 'book', false],
    [-10 * minute - 1, true, 5, 'before', 'booked', true],
    [-10 * minute - 1, false, 0, 'before', 'wait', false],
    [-10 * minute - 1, false, -1, 'before', 'wait', false],
    [-1, false, 0, 'open', 'wait', false],
    [-10 * minute - 1, true, 0, 'before', 'booked', true],
    [-10 * minute, false, 5, 'open', 'book', false],
    [-10 * minute, true, 0, 'open', 'join', true],
    [-1, false, 5, 'open', 'book', false],
    [-1, true, 5, 'open', 'join', true],
    [0, false, 5, 'live', 'enter', false],
    [0, false, 0, 'live', 'full', false],
    [0, true, 5, 'live', 'join', false],
    [15 * minute - 1, false, 1, 'live', 'enter', false],
    [15 * minute, false, 1, 'live', 'closed', false],
    [15 * minute, false, 0, 'live', 'closed', false],
    [15 * minute, true, 1, 'live', 'join', false],
    [45 * minute - 1, true, 5, 'live', 'join', false],
    [45 * minute, true, 5, 'ended', 'ended', false],
    [45 * minute, false, 5, 'ended', 'ended', false],
  ])('%d ms from the start, booked %s, %d spots', (ms, booked, spots, phase, action, canCancel) => {
    expect(bookingState(session(spots), booked, start + ms)).toEqual({ phase, action, canCancel })
  })

  const place = { id: 1, position: 2, promoteUntil: new Date(start).toISOString(), movedFrom: null }
  const conflict = { liveClassId: 8, sessionTitle: 'Barre', startDateTime: place.promoteUntil }
  it.each([
    ['a place in line', -minute, { spotsLeft: 0, waitlist: place }, 'waiting'],
    ['a place in line and a free spot', -minute, { waitlist: place }, 'book'],
    ['a place in line once it has begun', 0, { spotsLeft: 0, waitlist: place }, 'full'],
    ['another class at that time', -minute, { conflict }, 'conflict'],
    ['another class at that time, and full', -minute, { spotsLeft: 0, conflict }, 'conflict'],
    [
      'a place in line and another class',
      -minute,
      { spotsLeft: 0, waitlist: place, conflict },
      'waiting',
    ],
    ['a canceled class', -minute, { cancelled: true }, 'cancelled'],
    ['a canceled class that would be over', 45 * minute, { cancelled: true }, 'cancelled'],
  ])('with %s', (_, ms, values, action) => {
    expect(bookingState({ ...session(), ...values }, false, start + ms).action).toBe(action)
  })

  it('offers nothing for the booking of a canceled class', () => {
    const state = bookingState({ ...session(), cancelled: true }, true, start - minute)
    expect(state).toMatchObject({ action: 'cancelled', canCancel: false })
  })

  it('has no rule of its own: the provider sets the time limits', () => {
    const at = (minutes: number) => new Date(start + minutes * minute).toISOString()
    const strict = {
      ...session(),
      joinFrom: at(-2),
      joinUntil: at(-1),
      cancellableUntil: at(-60),
      attendanceUntil: at(5),
    }
    expect(bookingState(strict, true, start - 30 * minute)).toMatchObject({
      action: 'booked',
      canCancel: false,
    })
    expect(bookingState(strict, true, start - 2 * minute).action).toBe('join')
    expect(bookingState(strict, false, start - minute).action).toBe('closed')
    expect(isAttending(strict, { attended: false }, start + 5 * minute)).toBe(false)
  })
})

it.each([
  [-10 * minute - 1, { attended: false }, false],
  [-10 * minute, { attended: false }, true],
  [-1, { attended: false }, true],
  [0, { attended: false }, true],
  [45 * minute - 1, { attended: false }, true],
  [45 * minute, { attended: false }, false],
  [-1, { attended: true }, false],
  [0, { attended: true }, false],
  [0, null, false],
])('at %d ms with %j attendance is recorded: %s', (ms, booking, expected) => {
  expect(isAttending(session(), booking, start + ms)).toBe(expected)
})
