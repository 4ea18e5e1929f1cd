import { and, asc, desc, eq, gte, inArray, lt, notInArray, type SQL } from 'drizzle-orm'
import type { Database, RowRange } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { searchClauses, selectPage } from '../search/text-search'
import { takenVideos } from '../watching/finished-videos'
import { secondsOf } from './minutes'
import { indexedCondition, indexedFilterNames, type VideoFilter } from './video-filters'

/** The orders of lists of videos. */
export const videoOrders = {
  newest: [desc(videos.releasedAt), desc(videos.id)],
  popular: [desc(videos.playCount), desc(videos.id)],
  short: [asc(videos.durationSeconds), asc(videos.id)],
}

const takenCondition = ({ by, wanted }: NonNullable<VideoFilter['taken']>) =>
  wanted ? inArray(videos.id, takenVideos(by)) : notInArray(videos.id, takenVideos(by))

/** What a video must meet but for the search text. */
export function videoConditions(filter: VideoFilter): (SQL | undefined)[] {
  const { brand_id, duration_min, duration_max, taken } = filter
  const length = secondsOf(duration_min, duration_max)
  return [
    ...indexedFilterNames.map((name) => indexedCondition(name, filter)),
    brand_id === undefined ? undefined : eq(videos.brandId, brand_id),
    duration_min === undefined ? undefined : gte(videos.durationSeconds, length.from),
    duration_max === undefined ? undefined : lt(videos.durationSeconds, length.below),
    taken && takenCondition(taken),
  ]
}

/**
 * Ids of the videos that match the filter, in order, and their total number. Within one filter any
 * value matches; all filters must match. A search without a sort order lists the best matches
 * first, everything else the newest. Both statements are answered from covering indexes.
 */
export async function findVideos(
  db: Database,
  filter: VideoFilter & { sort?: keyof typeof videoOrders },
  range: RowRange,
): Promise<{ ids: number[]; total: number }> {
  const search = await searchClauses(db, videos, filter.q)
  if (!search) return { ids: [], total: 0 }
  const usual = search.matches ? [...search.bestFirst, ...videoOrders.popular] : videoOrders.newest
  const order = filter.sort ? videoOrders[filter.sort] : usual
  return selectPage(
    db,
    videos,
    { where: and(...videoConditions(filter), search.matches), order },
    range,
  )
}
