import { sql } from 'drizzle-orm'
import { isWaiting, positionOf } from '../bookings/waitlist'
import type { Connection } from '../db/database'
import type { WireLiveClass } from './wire'

type Row = {
  id: number
  booking: NonNullable<WireLiveClass['booking']> | null
  waitlist: NonNullable<WireLiveClass['waitlist']> | null
  conflict: NonNullable<WireLiveClass['conflict']> | null
}
type OwnPlace = Pick<WireLiveClass, 'booking' | 'waitlist' | 'conflict'>

const toIso = (time: string) => new Date(time).toISOString()
const toIsoOrNull = (time: string | null) => time && toIso(time)

/**
 * What a user has to do with live classes, by class id: their booking, their place on the waitlist,
 * and another class that they have booked at that time.
 */
export async function findOwnPlaces(
  db: Connection,
  userId: number,
  classIds: readonly number[],
  now: Date,
): Promise<Map<number, OwnPlace>> {
  const { rows } = await db.execute<Row>(sql`
    select class.id,
      (select json_build_object('id', b.id, 'attended', b.attended, 'moved_from', b.moved_from) from bookings b
        where b.live_class_id = class.id and b.user_id = ${userId} and b.status = 'booked') as booking,
      (select json_build_object('id', mine.id, 'position', ${positionOf(sql`mine`, now)},
          'promote_until', mine.promote_until, 'moved_from', mine.moved_from)
        from waitlist_entries mine where mine.live_class_id = class.id
          and mine.user_id = ${userId} and ${isWaiting(sql`mine`, now)}) as waitlist,
      (select json_build_object('live_class_id', other.id, 'session_title', other.title,
          'start_date_time', other.starts_at)
        from bookings b join live_classes other on other.id = b.live_class_id
        where b.user_id = ${userId} and b.status = 'booked' and b.live_class_id <> class.id
          and b.during && tstzrange(greatest(class.starts_at, least(${now}, class.ends_at)), class.ends_at)
        order by other.starts_at limit 1) as conflict
    from live_classes class
    where class.id in (${sql.join(
      [...classIds].map((id) => sql`${id}`),
      sql`, `,
    )})`)
  return new Map(
    rows.map(({ id, booking, waitlist, conflict }) => [
      id,
      {
        ...(booking && { booking: { ...booking, moved_from: toIsoOrNull(booking.moved_from) } }),
        waitlist: waitlist && {
          ...waitlist,
          promote_until: toIso(waitlist.promote_until),
          moved_from: toIsoOrNull(waitlist.moved_from),
        },
        conflict: conflict && { ...conflict, start_date_time: toIso(conflict.start_date_time) },
      },
    ]),
  )
}
