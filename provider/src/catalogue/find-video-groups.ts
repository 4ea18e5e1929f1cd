import { and, arrayOverlaps, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videoGroups } from '../db/schema/catalogue'
import { searchQuery } from './search'

type VideoGroupFilter = {
  kind: 'collection' | 'program'
  brandId?: number
  modalityIds?: number[]
  q?: string
}

/**
 * Ids of the collections or programs that match and their total number: the best matches of `q`
 * first, else in display order.
 */
export async function findVideoGroups(
  db: Database,
  { kind, brandId, modalityIds, q }: VideoGroupFilter,
  range: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const query = q?.trim() ? await searchQuery(db, 'video_groups', q) : undefined
  if (query === null) return { ids: [], total: 0 }
  const where = and(
    eq(videoGroups.kind, kind),
    brandId === undefined ? undefined : eq(videoGroups.brandId, brandId),
    modalityIds && arrayOverlaps(videoGroups.modalityIds, modalityIds),
    query && sql`${videoGroups.search} @@ ${query}`,
  )
  const [rows, totals] = await Promise.all([
    db
      .select({ id: videoGroups.id })
      .from(videoGroups)
      .where(where)
      .orderBy(
        ...(query ? [desc(sql`ts_rank(${videoGroups.search}, ${query})`)] : []),
        asc(videoGroups.position),
        asc(videoGroups.id),
      )
      .limit(range.limit)
      .offset(range.offset),
    db.select({ total: count() }).from(videoGroups).where(where),
  ])
  return { ids: rows.map(({ id }) => id), total: totals[0]?.total ?? 0 }
}
