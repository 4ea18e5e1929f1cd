import type { Booking } from '@/lib/api/bookings'
import { type DayKey, dayKey } from '@/lib/calendar'
import type { WallClock } from '@/lib/wall-clock'
import { groupBy } from '@/lib/group-by'

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
