import type { Booking } from '@/lib/api/bookings'
import { type DayKey, dayKey } from '@/lib/calendar'
import { groupBy } from '@/lib/group-by'

/**
 * Bookings by the day on which their class starts in `timeZone` (the device's own when left out), in
 * the order they come in; a day stands once.
 */
export function groupByDay<T extends { liveClass: Pick<Booking['liveClass'], 'startDateTime'> }>(
  bookings: readonly T[],
  timeZone?: string,
): { day: DayKey; bookings: T[] }[] {
  const days = groupBy(bookings, ({ liveClass }) => dayKey(liveClass.startDateTime, timeZone))
  return days.map(([day, found]) => ({ day, bookings: found }))
}
