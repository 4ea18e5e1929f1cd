import {
  and,
  arrayOverlaps,
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

export type VideoFilter = {
  kind?: 'workout' | 'class'
  brandId?: number
  modalityIds?: number[]
  equipmentIds?: number[]
  bodyFocusIds?: number[]
  instructorIds?: number[]
  /** Minutes, both included. */
  durationMin?: number
  durationMax?: number
  level?: 'beginner' | 'intermediate' | 'advanced'
  q?: string
  /** Only those that this person has taken, or has not taken. */
  taken?: { by: number; wanted: boolean }
  sort?: 'newest' | 'popular' | 'short'
}

const orders = {
  newest: [desc(videos.releasedAt), desc(videos.id)],
  popular: [desc(videos.playCount), desc(videos.id)],
  short: [asc(videos.durationSeconds), asc(videos.id)],
}

const takenCondition = ({ by, wanted }: NonNullable<VideoFilter['taken']>) =>
  wanted ? inArray(videos.id, takenVideos(by)) : notInArray(videos.id, takenVideos(by))

function conditions(filter: VideoFilter): (SQL | undefined)[] {
  const overlaps = (column: Parameters<typeof arrayOverlaps>[0], ids?: number[]) =>
    ids && arrayOverlaps(column, ids)
  return [
    filter.kind && eq(videos.kind, filter.kind),
    filter.level && eq(videos.level, filter.level),
    filter.brandId === undefined ? undefined : eq(videos.brandId, filter.brandId),
    filter.instructorIds && inArray(videos.instructorId, filter.instructorIds),
    overlaps(videos.modalityIds, filter.modalityIds),
    overlaps(videos.equipmentIds, filter.equipmentIds),
    overlaps(videos.bodyFocusIds, filter.bodyFocusIds),
    filter.durationMin === undefined
      ? undefined
      : gte(videos.durationSeconds, filter.durationMin * 60),
    filter.durationMax === undefined
      ? undefined
      : lte(videos.durationSeconds, filter.durationMax * 60),
    filter.taken && takenCondition(filter.taken),
  ]
}

/**
 * Ids of the videos that match the filter, in order, and their total number. Within one filter any
 * value matches; all filters must match. A search without a sort order lists the best matches
 * first, everything else the newest. Both statements are answered from covering indexes.
 */
export async function findVideos(
  db: Database,
  filter: VideoFilter,
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
