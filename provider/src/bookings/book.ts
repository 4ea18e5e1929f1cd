import { sql } from 'drizzle-orm'
import type { Deps } from '../deps'
import { errorCode } from '../db/error-code'

/** Why a class cannot be booked. */
export type BookingRefusal = 'unknown' | 'started' | 'booked' | 'overlap' | 'full'

const uniqueViolation = '23505'
const exclusionViolation = '23P01'

async function whyNot({ db }: Pick<Deps, 'db'>, userId: number, classId: number, now: Date) {
  const { rows } = await db.execute<{ started: boolean; booked: boolean }>(sql`
    select starts_at <= ${now} as started,
      exists (select 1 from bookings
        where live_class_id = ${classId} and user_id = ${userId} and status = 'booked') as booked
    from live_classes where id = ${classId}`)
  if (!rows[0]) return 'unknown'
  if (rows[0].booked) return 'booked'
  return rows[0].started ? 'started' : undefined
}

/**
 * Takes a spot in a live class for a user (specification 4). One statement is the check and the
 * deed: it counts the spot only while there is one and the class has not begun, and stores the
 * booking or, refused by a constraint, neither. The user's row is locked first, so that two of
 * their requests follow each other and can never wait for one another crosswise.
 */
export async function book(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  classId: number,
): Promise<{ id: number } | { refused: BookingRefusal }> {
  const now = clock.now()
  const refused = (reason: BookingRefusal) => ({ refused: reason })
  try {
    const { rows } = await db.execute<{ id: number }>(sql`
      with me as (
        select id from users where id = ${userId} for no key update
      ), spot as (
        update live_classes set booked_count = booked_count + 1
        from me
        where live_classes.id = ${classId} and booked_count < capacity and starts_at > ${now}
        returning live_classes.id, starts_at, ends_at
      )
      insert into bookings (live_class_id, user_id, during, created_at)
      select id, ${userId}::int, tstzrange(starts_at, ends_at), ${now}::timestamptz from spot
      returning id`)
    if (rows[0]) return { id: rows[0].id }
    return refused((await whyNot({ db }, userId, classId, now)) ?? 'full')
  } catch (error) {
    const code = errorCode(error)
    if (code !== uniqueViolation && code !== exclusionViolation) throw error
    return refused((await whyNot({ db }, userId, classId, now)) ?? 'overlap')
  }
}
