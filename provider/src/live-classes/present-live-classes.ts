import { and, eq, inArray } from 'drizzle-orm'
import { brandRef, instructorRef, toFacetValues, type Lookups } from '../catalogue/lookups'
import type { Connection } from '../db/database'
import { bookings } from '../db/schema/bookings'
import { columnsWithoutSearch } from '../db/schema/column-types'
import { liveClasses } from '../db/schema/live-classes'
import type { Deps } from '../deps'
import { pictureWire } from '../media/pictures'
import { minuteMs } from '../time'
import { inOrderOf } from '../by-id'
import { classTimes } from './class-times'
import { findNextClasses } from './find-live-classes'
import type { WireLiveClass } from './wire'

async function ownBookings(db: Connection, userId: number, classIds: readonly number[]) {
  const rows = await db
    .select({ id: bookings.id, classId: bookings.liveClassId, attended: bookings.attended })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.status, 'booked'),
        inArray(bookings.liveClassId, [...classIds]),
      ),
    )
  return new Map(rows.map(({ classId, ...booking }) => [classId, { booking }]))
}

/**
 * The dependencies of a class's wire form. `db` may be a transaction; the lookups are loaded
 * outside of it.
 */
export type LiveClassView = Pick<Deps, 'env' | 'clock'> & { db: Connection; lookups: Lookups }

/**
 * The wire form of live classes in the order of `ids`, with the viewer's own booking of each.
 * Started classes include the next one; ended ones only with `nextOfPast`. Unknown ids are left
 * out.
 */
export async function presentLiveClasses(
  { db, env, clock, lookups }: LiveClassView,
  ids: readonly number[],
  viewerId: number | undefined,
  { nextOfPast = false } = {},
): Promise<WireLiveClass[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(columnsWithoutSearch(liveClasses))
    .from(liveClasses)
    .where(inArray(liveClasses.id, [...ids]))
  const bookingByClass = viewerId === undefined ? undefined : await ownBookings(db, viewerId, ids)
  const now = clock.now()
  const started = rows.filter((row) => row.startsAt <= now && (nextOfPast || row.endsAt > now))
  const next = await findNextClasses(
    db,
    started.map(({ id }) => id),
    now,
  )
  return inOrderOf(ids, rows).map((row) => {
    const { url, placeholder } = pictureWire(env.mediaUrl, row.poster)
    const times = classTimes(row)
    return {
      id: row.id,
      session_title: row.title,
      session_length: Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / minuteMs),
      start_date_time: row.startsAt.toISOString(),
      time_zone: row.timeZone,
      modalities: toFacetValues(lookups.modalities, row.modalityIds),
      instructor: instructorRef(lookups, row.instructorId, env.mediaUrl),
      brand_data: brandRef(lookups, row.brandId),
      description: row.description,
      image_url: url,
      placeholder,
      video_id: row.videoId,
      capacity: row.capacity,
      spots_left: row.capacity - row.bookedCount,
      join_from: times.joinFrom.toISOString(),
      join_until: times.joinUntil.toISOString(),
      cancellable_until: times.cancellableUntil.toISOString(),
      attendance_until: times.attendanceUntil.toISOString(),
      next_live_class: next.get(row.id),
      ...bookingByClass?.get(row.id),
    }
  })
}
