import { z } from '@hono/zod-openapi'
import { inArray } from 'drizzle-orm'
import { bookings } from '../db/schema/bookings'
import { type LiveClassView, presentLiveClasses } from '../live-classes/present-live-classes'
import { LiveClass } from '../live-classes/wire'
import { byId, inOrderOf } from '../by-id'

export const Booking = z
  .object({
    id: z.int(),
    live_class_id: z.int(),
    attended: z.boolean(),
    status: z.enum(['booked', 'cancelled']),
    created_at: z.iso.datetime(),
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
      live_class: liveClass,
    }
  })
}
