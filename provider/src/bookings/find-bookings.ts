import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database, RowRange } from '../db/database'
import { bookings } from '../db/schema/bookings'

/**
 * Ids of a user's booked classes: `upcoming` until they end, the next one first; `past` from then
 * on, the latest first.
 */
export async function findBookings(
  db: Database,
  userId: number,
  state: 'upcoming' | 'past',
  now: Date,
  range: RowRange,
): Promise<number[]> {
  const ended = sql`upper(${bookings.during}) <= ${now}::timestamptz`
  const start = sql`lower(${bookings.during})`
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.status, 'booked'),
        state === 'past' ? ended : sql`not ${ended}`,
      ),
    )
    .orderBy(state === 'past' ? desc(start) : asc(start), asc(bookings.id))
    .limit(range.limit)
    .offset(range.offset)
  return rows.map(({ id }) => id)
}
