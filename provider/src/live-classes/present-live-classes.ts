import { and, eq, inArray } from 'drizzle-orm'
import type { Names } from '../catalogue/names'
import { brandRef, instructorRef, namedList } from '../catalogue/present-names'
import type { WireLiveClass } from '../catalogue/wire'
import type { Connection } from '../db/database'
import { bookings, liveClasses } from '../db/schema/live-classes'
import { shownColumns } from '../db/shown-columns'
import type { Deps } from '../deps'
import { pictureWire } from '../media/picture-wire'
import { classTimes } from './class-times'
import { findNextClasses } from './find-next-classes'

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

/** What a class is shown with: the connection may be a transaction's, the names come from outside. */
export type LiveClassView = Pick<Deps, 'env' | 'clock'> & { db: Connection; names: Names }

/**
 * The wire form of live classes in the order of `ids`, with the viewer's own booking of each. Those
 * that have begun say which one comes next; of those that are over only with `nextOfPast`. An unknown
 * id is left out.
 */
export async function presentLiveClasses(
  { db, env, clock, names }: LiveClassView,
  ids: readonly number[],
  viewerId: number | undefined,
  { nextOfPast = false } = {},
): Promise<WireLiveClass[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(shownColumns(liveClasses))
    .from(liveClasses)
    .where(inArray(liveClasses.id, [...ids]))
  const own = viewerId === undefined ? undefined : await ownBookings(db, viewerId, ids)
  const now = clock.now()
  const begun = rows.filter((row) => row.startsAt <= now && (nextOfPast || row.endsAt > now))
  const next = await findNextClasses(
    db,
    begun.map(({ id }) => id),
    now,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { url, placeholder } = pictureWire(env.mediaUrl, row.poster)
    const times = classTimes(row)
    return {
      id: row.id,
      session_title: row.title,
      session_length: Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / 60_000),
      start_date_time: row.startsAt.toISOString(),
      time_zone: row.timeZone,
      modalities: namedList(names.modalities, row.modalityIds),
      instructor: instructorRef(names, row.instructorId, env.mediaUrl),
      brand_data: brandRef(names, row.brandId),
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
      ...own?.get(row.id),
    }
  })
}
