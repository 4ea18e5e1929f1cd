import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

/**
 * Ids of videos of the same brand that go with a video, at most `limit`: shared modalities and body
 * focuses count most, then the same level and the same instructor, then what is watched most.
 * Undefined for an unknown video.
 */
export async function findRelated(
  db: Database,
  videoId: number,
  limit: number,
): Promise<number[] | undefined> {
  const { rows } = await db.execute<{ found: boolean; ids: number[] | null }>(sql`
    with base as (select * from videos where id = ${videoId})
    select exists (select 1 from base) as found, array(
      select other.id from videos other, base
      where other.brand_id = base.brand_id and other.id <> base.id
      order by
        2 * (select count(*) from unnest(other.modality_ids) id where id = any(base.modality_ids))
          + 2 * (select count(*) from unnest(other.body_focus_ids) id where id = any(base.body_focus_ids))
          + (other.level = base.level)::int + (other.instructor_id = base.instructor_id)::int desc,
        other.play_count desc, other.id
      limit ${limit}
    ) as ids`)
  return rows[0]?.found ? (rows[0].ids ?? []) : undefined
}
