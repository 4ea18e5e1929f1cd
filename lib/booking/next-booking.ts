import type { Booking } from '@/lib/api/bookings'
import type { WaitlistEntry } from '@/lib/api/waitlist'
import { type DayKey, dayKey } from '@/lib/time/calendar'
import type { WallClock } from '@/lib/time/dates'
import { groupBy } from '@/lib/time/group-by'
import { type BookingState, bookingState } from './booking-state'

/** The booked class that is running or comes next, with its state; null when there is none. */
export function nextBooking(
  bookings: readonly Booking[],
  now: number,
): (BookingState & { booking: Booking }) | null {
  const states = bookings
    .map((booking) => ({ booking, ...bookingState(booking.liveClass, true, now) }))
    .filter(({ phase, action }) => phase !== 'ended' && action !== 'cancelled')
    .sort(
      (a, b) =>
        Date.parse(a.booking.liveClass.startDateTime) -
        Date.parse(b.booking.liveClass.startDateTime),
    )
  return states[0] ?? null
}

/**
 * Groups bookings by the day on which their class starts, in the time zone of `clock` (by default
 * the device's), in the given order.
 */
export function groupByDay<T extends { liveClass: Pick<Booking['liveClass'], 'startDateTime'> }>(
  bookings: readonly T[],
  clock?: WallClock,
): { day: DayKey; bookings: T[] }[] {
  const days = groupBy(bookings, ({ liveClass }) => dayKey(liveClass.startDateTime, clock))
  return days.map(([day, found]) => ({ day, bookings: found }))
}

/**
 * Bookings and waitlist entries together, by start. While there are more bookings than are loaded,
 * entries after the last loaded one are left out, so that none appears out of order.
 */
export function withWaitlist(
  bookings: readonly Booking[],
  entries: readonly WaitlistEntry[],
  hasMore: boolean,
): (Booking | WaitlistEntry)[] {
  if (entries.length === 0) return [...bookings]
  const start = ({ liveClass }: Booking | WaitlistEntry) => Date.parse(liveClass.startDateTime)
  const last = hasMore ? Math.max(...bookings.map(start)) : Infinity
  const shown = entries.filter((entry) => start(entry) <= last)
  return [...bookings, ...shown].sort((a, b) => start(a) - start(b))
}
