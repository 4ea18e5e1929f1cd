import { sql } from 'drizzle-orm'
import type { Deps } from '../deps'

/**
 * Gives a user's spot back. One statement frees the spot only together with the row that it changes
 * from booked to cancelled, so repeated calls free it once. A booking that is cancelled already
 * counts as success.
 */
export async function cancelBooking(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  bookingId: number,
): Promise<'cancelled' | 'unknown' | 'started'> {
  const now = clock.now()
  const { rows } = await db.execute(sql`
    with me as (
      select id from users where id = ${userId} for no key update
    ), given_back as (
      update bookings set status = 'cancelled', cancelled_at = ${now}::timestamptz
      from me
      where bookings.id = ${bookingId} and user_id = me.id and status = 'booked'
        and lower(during) > ${now}
      returning live_class_id
    )
    update live_classes set booked_count = booked_count - 1
    from given_back where live_classes.id = given_back.live_class_id
    returning live_classes.id`)
  if (rows.length > 0) return 'cancelled'
  const { rows: found } = await db.execute<{ status: string }>(
    sql`select status from bookings where id = ${bookingId} and user_id = ${userId}`,
  )
  if (!found[0]) return 'unknown'
  return found[0].status === 'cancelled' ? 'cancelled' : 'started'
}
