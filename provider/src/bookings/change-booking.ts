import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database'
import type { Deps } from '../deps'
import { joinFrom } from '../live-classes/class-times'
import { enqueueMail } from '../mail/enqueue-mail'
import { promoteWaiting } from './promote-waiting'

/**
 * Frees a user's spot and returns the class, or undefined when there is nothing to free. One
 * statement frees the spot only together with the row that it changes from booked to cancelled, so
 * repeated calls free it once. Rows are locked in the order of every change of spots: the user, the
 * class, the booking.
 */
async function freeSpot(tx: Connection, userId: number, bookingId: number, now: Date) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with me as (
      select id from users where id = ${userId} for no key update
    ), class as (
      select live_classes.id from me, bookings, live_classes
      where bookings.id = ${bookingId} and bookings.user_id = me.id
        and live_classes.id = bookings.live_class_id
      for no key update of live_classes
    ), given_back as (
      update bookings set status = 'cancelled', cancelled_at = ${now}::timestamptz
      from class
      where bookings.id = ${bookingId} and live_class_id = class.id and status = 'booked'
        and lower(during) > ${now}
      returning live_class_id
    )
    update live_classes set booked_count = booked_count - 1
    from given_back where live_classes.id = given_back.live_class_id
    returning live_classes.id`)
  return rows[0]?.id
}

/**
 * Gives a user's spot back, in the same transaction to the first on the waitlist, and mails that, in
 * `language` if theirs is not known. A booking that is cancelled already counts as success.
 */
export async function cancelBooking(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  bookingId: number,
  language: string,
): Promise<'cancelled' | 'unknown' | 'started'> {
  const now = clock.now()
  const isFreed = await db.transaction(async (tx) => {
    const classId = await freeSpot(tx, userId, bookingId, now)
    if (classId === undefined) return false
    await promoteWaiting(tx, classId, now)
    const key = `booking_cancelled:${bookingId}`
    await enqueueMail(tx, { key, kind: 'booking_cancelled', userId, bookingId, language })
    return true
  })
  if (isFreed) return 'cancelled'
  const { rows: found } = await db.execute<{ status: string }>(
    sql`select status from bookings where id = ${bookingId} and user_id = ${userId}`,
  )
  if (!found[0]) return 'unknown'
  return found[0].status === 'cancelled' ? 'cancelled' : 'started'
}

/**
 * Marks a booking attended by its owner, from when the class can be joined until its end. Repeating
 * it changes nothing.
 */
export async function markAttended(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  bookingId: number,
): Promise<'attended' | 'unknown' | 'closed'> {
  const now = clock.now()
  const { rows } = await db.execute<{ open: boolean }>(sql`
    with mine as (
      select id, status = 'booked' and ${now} < upper(during)
        and ${now} >= ${joinFrom(sql`lower(during)`)} as open
      from bookings where id = ${bookingId} and user_id = ${userId}
    ), came as (
      update bookings set attended = true from mine
      where bookings.id = mine.id and mine.open and bookings.status = 'booked' and not attended
    )
    select open from mine`)
  if (!rows[0]) return 'unknown'
  return rows[0].open ? 'attended' : 'closed'
}
