import { describe, expect, it } from 'vitest'
import { bookingState, isAttending } from '@/lib/booking/booking-state'

const start = Date.parse('2026-11-20T17:00:00Z')
const minute = 60_000
const session = (spotsLeft = 5) => ({
  startDateTime: new Date(start).toISOString(),
  sessionLength: 45,
  spotsLeft,
})

describe('bookingState', () => {
  it.each([
    [-10 * minute - 1, false, 5, 'before', 'book', false],
    [-10 * minute - 1, true, 5, 'before', 'booked', true],
    [-10 * minute - 1, false, 0, 'before', 'full', false],
    [-10 * minute - 1, false, -1, 'before', 'full', false],
    [-10 * minute - 1, true, 0, 'before', 'booked', true],
    [-10 * minute, false, 5, 'open', 'book', false],
    [-10 * minute, true, 0, 'open', 'join', true],
    [-1, false, 5, 'open', 'book', false],
    [-1, true, 5, 'open', 'join', true],
    [0, false, 5, 'live', 'started', false],
    [0, true, 5, 'live', 'join', false],
    [45 * minute - 1, true, 5, 'live', 'join', false],
    [45 * minute, true, 5, 'ended', 'ended', false],
    [45 * minute, false, 5, 'ended', 'ended', false],
  ])('%d ms from the start, booked %s, %d spots', (ms, booked, spots, phase, action, canCancel) => {
    expect(bookingState(session(spots), booked, start + ms)).toEqual({ phase, action, canCancel })
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
])('at %d ms with %j somebody comes: %s', (ms, booking, expected) => {
  expect(isAttending(session(), booking, start + ms)).toBe(expected)
})
