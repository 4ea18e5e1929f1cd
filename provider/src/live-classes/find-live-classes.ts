import { and, arrayOverlaps, asc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { searchClauses } from '../search/text-search'
import type { Connection, Database, RowRange } from '../db/database'
import { liveClasses } from '../db/schema/live-classes'
import type { WireLiveClass } from './wire'

type LiveClassFilter = {
  /**
   * Classes that start in this period, `to` excluded. Without `from`: those that have not ended
   * and are not cancelled.
   */
  from?: Date
  to?: Date
  /** Besides, classes that start in this period, its end excluded. */
  startsFrom?: Date
  startsUntil?: Date
  brandId?: number
  modalityIds?: number[]
  instructorIds?: number[]
  q?: string
}

/** Ids of the live classes that match, by start. */
export async function findLiveClasses(
  db: Database,
  filter: LiveClassFilter,
  now: Date,
  range: RowRange,
): Promise<number[]> {
  const { from, to, startsFrom, startsUntil, brandId, modalityIds, instructorIds, q } = filter
  const search = await searchClauses(db, liveClasses, q)
  if (!search) return []
  const rows = await db
    .select({ id: liveClasses.id })
    .from(liveClasses)
    .where(
      and(
        from
          ? gte(liveClasses.startsAt, from)
          : and(gt(liveClasses.endsAt, now), isNull(liveClasses.cancelledAt)),
        to && lt(liveClasses.startsAt, to),
        startsFrom && gte(liveClasses.startsAt, startsFrom),
        startsUntil && lt(liveClasses.startsAt, startsUntil),
        brandId === undefined ? undefined : eq(liveClasses.brandId, brandId),
        modalityIds && arrayOverlaps(liveClasses.modalityIds, modalityIds),
        instructorIds && inArray(liveClasses.instructorId, instructorIds),
        search.matches,
      ),
    )
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id))
    .limit(range.limit)
    .offset(range.offset)
  return rows.map(({ id }) => id)
}

/** The id of the next class of an instructor that has a free spot, as a list of one or none. */
export async function findNextOfInstructor(
  db: Database,
  instructorId: number,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .select({ id: liveClasses.id })
    .from(liveClasses)
    .where(
      and(
        eq(liveClasses.instructorId, instructorId),
        gt(liveClasses.startsAt, now),
        isNull(liveClasses.cancelledAt),
        lt(liveClasses.bookedCount, liveClasses.capacity),
      ),
    )
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id))
    .limit(1)
  return rows.map(({ id }) => id)
}

type NextClass = NonNullable<WireLiveClass['next_live_class']>

type Row = { of: number; id: number; starts_at: string; time_zone: string; spots_left: number }

/**
 * The next class after `now` for each of the given classes, by their ids: the next of the same
 * brand and title, else of the same instructor and kind; classes with free spots come before full
 * ones.
 */
export async function findNextClasses(
  db: Connection,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, NextClass>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select ${liveClasses.id} as of, coming.* from ${liveClasses} cross join lateral (
      select next.id, next.starts_at, next.time_zone,
        next.capacity - next.booked_count as spots_left
      from live_classes next,
        lateral (select next.brand_id = ${liveClasses.brandId}
          and next.title = ${liveClasses.title} as same) series
      where next.starts_at > ${now} and next.cancelled_at is null and (series.same
        or next.instructor_id = ${liveClasses.instructorId}
          and next.modality_ids && ${liveClasses.modalityIds})
      order by series.same desc, next.booked_count >= next.capacity, next.starts_at, next.id
      limit 1
    ) coming where ${inArray(liveClasses.id, [...ids])}`)
  return new Map(
    rows.map(({ of, starts_at, ...rest }) => [
      of,
      { ...rest, start_date_time: new Date(starts_at).toISOString() },
    ]),
  )
}
