import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../db/database'
import { sqlState } from '../db/database-errors'
import { entitledUntil, entitlementsQuery, toEntitlements } from '../entitlement'
import { joinUntil } from '../live-classes/class-times'

/**
 * No spot was taken. `checkBookable` finds out why, outside the transaction that this error ends.
 */
export class BookingRejected extends Error {}

const conflictCodes = new Set([
  '23505', // unique: already booked
  '23P01', // exclusion: another class at that time
])

/**
 * Takes a spot in a live class for a user and returns the booking's id; throws `BookingRejected`.
 * One statement checks and books: it increments the count only while there is a free spot and the
 * class can still be joined, stores the booking and ends their wait for a spot; a violated
 * constraint undoes all of it. For someone
 * who joins late the booking covers only the rest of the class, so an earlier class that has ended
 * does not overlap with it. The user's row is locked first, so that two requests of one user run
 * one after the other and cannot deadlock.
 */
export async function bookClass(
  db: Connection,
  userId: number,
  classId: number,
  now: Date,
): Promise<number> {
  const statement = db.execute<{ id: number }>(sql`
    with me as (
      select id from users where id = ${userId} for no key update
    ), spot as (
      update live_classes set booked_count = booked_count + 1
      from me
      where live_classes.id = ${classId} and booked_count < capacity and cancelled_at is null
        and ${joinUntil} > ${now}
      returning live_classes.id, greatest(starts_at, ${now}::timestamptz) as comes_at, ends_at
    ), no_longer_waiting as (
      update waitlist_entries set status = 'left', ended_at = ${now}::timestamptz from spot
      where live_class_id = spot.id and user_id = ${userId} and status = 'waiting'
    )
    insert into bookings (live_class_id, user_id, during, created_at)
    select id, ${userId}::int, tstzrange(comes_at, ends_at), ${now}::timestamptz from spot
    returning id`)
  const { rows } = await statement.catch((error: unknown) => {
    throw conflictCodes.has(sqlState(error) ?? '') ? new BookingRejected() : error
  })
  if (!rows[0]) throw new BookingRejected()
  return rows[0].id
}

export type BookingRejection = 'cancelled' | 'booked' | 'ended' | 'late' | 'overlap' | 'full'

type BookableRow = {
  brand_id: number
  rejection: BookingRejection | null
  entitlements: Parameters<typeof toEntitlements>[0]
}

/**
 * What decides whether a user may book a class at `now`: whether they are entitled to it, and the
 * reason why it cannot be booked, or null. It answers most requests without a transaction and
 * explains a rejection; only `bookClass` decides. Undefined for an unknown class.
 */
export async function checkBookable(
  db: Database,
  userId: number,
  classId: number,
  now: Date,
): Promise<{ brandId: number; entitled: boolean; rejection: BookingRejection | null } | undefined> {
  const { rows } = await db.execute<BookableRow>(sql`
    select brand_id, case
      when cancelled_at is not null then 'cancelled'
      when exists (select 1 from bookings
        where live_class_id = ${classId} and user_id = ${userId} and status = 'booked') then 'booked'
      when ends_at <= ${now} then 'ended'
      when ${joinUntil} <= ${now} then 'late'
      when exists (select 1 from bookings where user_id = ${userId} and status = 'booked'
        and during && tstzrange(greatest(starts_at, ${now}::timestamptz), ends_at)) then 'overlap'
      when booked_count >= capacity then 'full' end as rejection,
      (select coalesce(json_agg(held), '[]') from (${entitlementsQuery(userId)}) held) as entitlements
    from live_classes where id = ${classId}`)
  const [row] = rows
  if (!row) return undefined
  const entitled = entitledUntil(toEntitlements(row.entitlements), row.brand_id, now) !== undefined
  return { brandId: row.brand_id, entitled, rejection: row.rejection }
}
