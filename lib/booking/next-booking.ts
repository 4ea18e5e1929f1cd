import type { Booking } from '@/lib/api/bookings'
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
