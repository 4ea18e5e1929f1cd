import { inArray, sql } from 'drizzle-orm'
import type { WireLiveClass } from '../catalogue/wire'
import type { Connection } from '../db/database'
import { liveClasses } from '../db/schema/live-classes'

type NextClass = NonNullable<WireLiveClass['next_live_class']>

type Row = { of: number; id: number; starts_at: string; time_zone: string; spots_left: number }

/**
 * When classes come next after `now`, by their ids: the next of the same brand and title, else of the
 * same instructor and kind; one that has spots left before one that is full.
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
      where next.starts_at > ${now} and (series.same
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
