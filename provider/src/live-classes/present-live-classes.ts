import { inArray, sql } from 'drizzle-orm'
import { brandRef, instructorRef, toFacetValues, type Lookups } from '../catalogue/lookups'
import type { Connection } from '../db/database'
import { columnsWithoutSearch } from '../db/schema/column-types'
import { liveClasses } from '../db/schema/live-classes'
import type { Deps } from '../deps'
import { pictureWire } from '../media/pictures'
import { minuteMs } from '../time'
import { inOrderOf } from '../by-id'
import { isWaiting } from '../bookings/waitlist'
import { classTimes } from './class-times'
import { findNextClasses } from './find-live-classes'
import { findOwnPlaces } from './own-places'
import type { WireLiveClass } from './wire'

/**
 * The dependencies of a class's wire form. `db` may be a transaction; the lookups are loaded
 * outside of it.
 */
export type LiveClassView = Pick<Deps, 'env' | 'clock'> & { db: Connection; lookups: Lookups }

/**
 * The wire form of live classes in the order of `ids`, with the viewer's own place in each.
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
  const now = clock.now()
  const waiting = sql<number>`(
    select count(*)::int from waitlist_entries entry
    where entry.live_class_id = live_classes.id and ${isWaiting(sql`entry`, now)})`
  const rows = await db
    .select({ ...columnsWithoutSearch(liveClasses), waiting })
    .from(liveClasses)
    .where(inArray(liveClasses.id, [...ids]))
  const own = viewerId === undefined ? undefined : await findOwnPlaces(db, viewerId, ids, now)
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
      cancelled: row.cancelledAt !== null,
      waiting: row.waiting,
      ...own?.get(row.id),
    }
  })
}
