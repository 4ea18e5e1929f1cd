import type { LiveClass } from '@/lib/api/live-classes'
import { isPast } from '@/lib/dates'
import type { Moment } from '@/lib/wall-clock'

/** Whether to record that somebody came: once, while they are inside. */
export function isAttending(
  { joinFrom, attendanceUntil }: Pick<LiveClass, 'joinFrom' | 'attendanceUntil'>,
  booking: { attended: boolean } | null,
  now: Moment,
): boolean {
  return (
    booking !== null && !booking.attended && isPast(joinFrom, now) && !isPast(attendanceUntil, now)
  )
}
