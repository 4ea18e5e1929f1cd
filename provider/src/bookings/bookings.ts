import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { byId, inOrderOf } from '../by-id'
import type { Database, RowRange } from '../db/database'
import { bookings } from '../db/schema/bookings'
import { liveClasses } from '../db/schema/live-classes'
import { type LiveClassView, presentLiveClasses } from '../live-classes/present-live-classes'
import { LiveClass, movedFrom } from '../live-classes/wire'

export const Booking = z
  .object({
    id: z.int(),
    live_class_id: z.int(),
    attended: z.boolean(),
    status: z.enum(['booked', 'cancelled']),
    created_at: z.iso.datetime(),
    moved_from: movedFrom,
    live_class: LiveClass,
  })
  .openapi('Booking')

/** The wire form of a user's bookings in the order of `ids`, each with its class. */
export async function presentBookings(
  view: LiveClassView,
  ids: readonly number[],
  userId: number,
): Promise<z.infer<typeof Booking>[]> {
  if (ids.length === 0) return []
  const rows = await view.db
    .select()
    .from(bookings)
    .where(inArray(bookings.id, [...ids]))
  const classIds = [...new Set(rows.map((row) => row.liveClassId))]
  const classes = await presentLiveClasses(view, classIds, userId)
  const classById = byId(classes)
  return inOrderOf(ids, rows).flatMap((row) => {
    const liveClass = classById.get(row.liveClassId)
    if (!liveClass) return []
    return {
      id: row.id,
      live_class_id: row.liveClassId,
      attended: row.attended,
      status: row.status,
      created_at: row.createdAt.toISOString(),
      moved_from: row.movedFrom?.toISOString() ?? null,
      live_class: liveClass,
    }
  })
}

/**
 * Ids of a user's bookings: `upcoming` until the class ends, the next one first, also those of
 * classes that the studio has called off; `past` from then on, the latest first.
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
  const isBooked = eq(bookings.status, 'booked')
  // The studio cancels the class and its bookings at the same moment.
  const isCalledOff = eq(bookings.cancelledAt, liveClasses.cancelledAt)
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(liveClasses, eq(liveClasses.id, bookings.liveClassId))
    .where(
      and(
        eq(bookings.userId, userId),
        state === 'past' ? and(isBooked, ended) : and(or(isBooked, isCalledOff), sql`not ${ended}`),
      ),
    )
    .orderBy(state === 'past' ? desc(start) : asc(start), asc(bookings.id))
    .limit(range.limit)
    .offset(range.offset)
  return rows.map(({ id }) => id)
}
