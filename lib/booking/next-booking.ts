import type { Booking } from '@/lib/api/bookings'
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
    .filter(({ phase }) => phase !== 'ended')
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
