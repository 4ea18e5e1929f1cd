import { expect, it } from 'vitest'
import { groupByDay } from '@/lib/booking/next-booking'
import { clockOf } from '@/lib/time/time-zone'

const booking = (startDateTime: string) => ({ liveClass: { startDateTime } })
const times = ['2026-03-05T02:00:00Z', '2026-03-05T12:00:00Z', '2026-03-04T23:00:00Z']

it.each([
  ['UTC', { '2026-03-05': [times[0], times[1]], '2026-03-04': [times[2]] }],
  ['America/New_York', { '2026-03-04': [times[0], times[2]], '2026-03-05': [times[1]] }],
])('in the time zone %s', (zone, expected) => {
  const groups = groupByDay(times.map(booking), clockOf(zone))
  expect(
    Object.fromEntries(
      groups.map(({ day, bookings }) => [
        day,
        bookings.map(({ liveClass }) => liveClass.startDateTime),
      ]),
    ),
  ).toEqual(expected)
})
