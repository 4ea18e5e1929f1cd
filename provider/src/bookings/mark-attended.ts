import { sql } from 'drizzle-orm'
import type { Deps } from '../deps'
import { joinFrom } from '../live-classes/class-times'

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
