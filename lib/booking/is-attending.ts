import type { LiveClass } from '@/lib/api/live-classes'
import { isPast, type Moment } from '@/lib/time/dates'

/** Whether to record attendance now: once, while the member can be in the class. */
export function isAttending(
  { joinFrom, attendanceUntil }: Pick<LiveClass, 'joinFrom' | 'attendanceUntil'>,
  booking: { attended: boolean } | null,
  now: Moment,
): boolean {
  return (
    booking !== null && !booking.attended && isPast(joinFrom, now) && !isPast(attendanceUntil, now)
  )
}
