import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'

/** How many of a brand's most watched videos are compared. */
const compared = 200

/**
 * How much a video `other` resembles a video `base`, in a query of both: shared modalities and body
 * focuses count most, then the same level and the same instructor.
 */
export const resemblance: SQL = sql`(
  2 * (select count(*) from unnest(other.modality_ids) id where id = any(base.modality_ids))
    + 2 * (select count(*) from unnest(other.body_focus_ids) id where id = any(base.body_focus_ids))
    + (other.level = base.level)::int + (other.instructor_id = base.instructor_id)::int)`

/**
 * Ids of at most `limit` popular videos of the same brand that resemble a video.
 * Undefined for an unknown one.
 */
export async function findRelated(
  db: Database,
  videoId: number,
  limit: number,
): Promise<number[] | undefined> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select array(
      select other.id from (
        select * from videos
        where brand_id = base.brand_id and id <> base.id
        order by play_count desc, id desc limit ${compared}
      ) other
      order by ${resemblance} desc, other.play_count desc, other.id desc
      limit ${limit}
    ) as ids from videos base where base.id = ${videoId}`)
  return rows[0]?.ids
}
