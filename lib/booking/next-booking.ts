import type { Booking } from '@/lib/api/bookings'
import { type DayKey, dayKey } from '@/lib/time/calendar'
import type { WallClock } from '@/lib/time/dates'
import { groupBy } from '@/lib/time/group-by'
import { type BookingState, bookingState } from './booking-state'

/** The booked class that comes next or runs now, and what can be done about it; null without one. */
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
 * Bookings by the day on which their class starts by a clock (the device's own when left out), in
 * the order they come in; a day stands once.
 */
export function groupByDay<T extends { liveClass: Pick<Booking['liveClass'], 'startDateTime'> }>(
  bookings: readonly T[],
  clock?: WallClock,
): { day: DayKey; bookings: T[] }[] {
  const days = groupBy(bookings, ({ liveClass }) => dayKey(liveClass.startDateTime, clock))
  return days.map(([day, found]) => ({ day, bookings: found }))
}
