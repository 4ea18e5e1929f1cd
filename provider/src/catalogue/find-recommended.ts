import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { heldEntitlements, loadEntitlements } from '../entitlement'
import { lastTakenVideo, takenVideos } from '../watching/finished-videos'
import { resemblance } from './find-related-videos'

/** How many of the most watched videos are compared, of the brand and of all brands. */
const compared = 200

/**
 * Ids of at most `limit` videos for a member because of the one that they took last: of the same
 * brand, kind or body focus, not taken yet, and either free or covered by what they have. Null when
 * there is nothing to go by, or nothing to recommend.
 */
export async function findRecommended(
  db: Database,
  { userId, limit, now }: { userId: number; limit: number; now: Date },
): Promise<{ because: number; ids: number[] } | null> {
  const held = heldEntitlements(await loadEntitlements(db, userId), now)
  const brandIds = held.flatMap(({ brandId }) => brandId ?? [])
  const coversAll = held.some(({ brandId }) => brandId === null)
  const columns = sql`id, brand_id, instructor_id, modality_ids, body_focus_ids, level, free, play_count`
  const { rows } = await db.execute<{ because: number; ids: number[] }>(sql`
    select base.id as because, array(
      select other.id from (
        (select ${columns} from videos where brand_id = base.brand_id
          order by play_count desc, id desc limit ${compared})
        union
        (select ${columns} from videos order by play_count desc, id desc limit ${compared})
      ) other
      where (other.brand_id = base.brand_id or other.modality_ids && base.modality_ids
          or other.body_focus_ids && base.body_focus_ids)
        and (other.free or ${coversAll} or other.brand_id = any(${sql.param(brandIds)}::int[]))
        and other.id not in ${takenVideos(userId)}
      order by ${resemblance} desc, other.play_count desc, other.id desc
      limit ${limit}
    ) as ids from videos base where base.id = ${lastTakenVideo(userId)}`)
  const found = rows[0]
  return found && found.ids.length > 0 ? found : null
}
