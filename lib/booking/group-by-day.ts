import type { Booking } from '@/lib/api/bookings'
import { type DayKey, dayKey } from '@/lib/calendar'

/**
 * Bookings by the day on which their class starts in `timeZone` (the device's own when left out), in
 * the order they come in; a day stands once.
 */
export function groupByDay<T extends { liveClass: Pick<Booking['liveClass'], 'startDateTime'> }>(
  bookings: readonly T[],
  timeZone?: string,
): { day: DayKey; bookings: T[] }[] {
  const days = new Map<DayKey, T[]>()
  for (const booking of bookings) {
    const day = dayKey(booking.liveClass.startDateTime, timeZone)
    days.set(day, [...(days.get(day) ?? []), booking])
  }
  return [...days].map(([day, found]) => ({ day, bookings: found }))
}
