import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { errorCode } from '../db/error-code'
import { joinUntil } from '../live-classes/class-times'

/** No spot was taken; `lookAtClass` finds out why, outside the transaction that this ends. */
export class NotBooked extends Error {}

const refusals = new Set([
  '23505', // unique: already booked
  '23P01', // exclusion: another class at that time
])

/**
 * Takes a spot in a live class for a user (specification 4) and gives the booking's id; throws
 * `NotBooked`. One statement is the check and the deed: it counts the spot only while there is one
 * and the class can be joined, and stores the booking or, refused by a constraint, neither. Who comes
 * late takes the rest of the class, so that one that is over does not stand in their way. The
 * user's row is locked first, so that two of their requests follow each other and can never wait
 * for one another crosswise.
 */
export async function book(
  db: Connection,
  userId: number,
  classId: number,
  now: Date,
): Promise<number> {
  const taken = db.execute<{ id: number }>(sql`
    with me as (
      select id from users where id = ${userId} for no key update
    ), spot as (
      update live_classes set booked_count = booked_count + 1
      from me
      where live_classes.id = ${classId} and booked_count < capacity and ${joinUntil} > ${now}
      returning live_classes.id, greatest(starts_at, ${now}::timestamptz) as comes_at, ends_at
    )
    insert into bookings (live_class_id, user_id, during, created_at)
    select id, ${userId}::int, tstzrange(comes_at, ends_at), ${now}::timestamptz from spot
    returning id`)
  const { rows } = await taken.catch((error: unknown) => {
    throw refusals.has(errorCode(error) ?? '') ? new NotBooked() : error
  })
  if (!rows[0]) throw new NotBooked()
  return rows[0].id
}
