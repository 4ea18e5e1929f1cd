import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lte,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Database } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { takenVideos } from '../watching/finished-videos'
import { searchQuery } from './search'
import { indexedCondition, indexedFilterNames, type VideoFilter } from './video-filters'

const orders = {
  newest: [desc(videos.releasedAt), desc(videos.id)],
  popular: [desc(videos.playCount), desc(videos.id)],
  short: [asc(videos.durationSeconds), asc(videos.id)],
}

const takenCondition = ({ by, wanted }: NonNullable<VideoFilter['taken']>) =>
  wanted ? inArray(videos.id, takenVideos(by)) : notInArray(videos.id, takenVideos(by))

function conditions(filter: VideoFilter): (SQL | undefined)[] {
  const { brand_id, duration_min, duration_max, taken } = filter
  return [
    ...indexedFilterNames.map((name) => indexedCondition(name, filter)),
    brand_id === undefined ? undefined : eq(videos.brandId, brand_id),
    duration_min === undefined ? undefined : gte(videos.durationSeconds, duration_min * 60),
    duration_max === undefined ? undefined : lte(videos.durationSeconds, duration_max * 60),
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
  filter: VideoFilter & { sort?: keyof typeof orders },
  range: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const where = conditions(filter)
  let order: SQL[] = orders[filter.sort ?? 'newest']
  if (filter.q?.trim()) {
    const query = await searchQuery(db, 'videos', filter.q)
    if (!query) return { ids: [], total: 0 }
    where.push(sql`${videos.search} @@ ${query}`)
    if (!filter.sort) order = [desc(sql`ts_rank(${videos.search}, ${query})`), ...orders.popular]
  }
  const [rows, totals] = await Promise.all([
    db
      .select({ id: videos.id })
      .from(videos)
      .where(and(...where))
      .orderBy(...order)
      .limit(range.limit)
      .offset(range.offset),
    db
      .select({ total: count() })
      .from(videos)
      .where(and(...where)),
  ])
  return { ids: rows.map(({ id }) => id), total: totals[0]?.total ?? 0 }
}
