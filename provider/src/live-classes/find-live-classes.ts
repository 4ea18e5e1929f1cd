import { and, arrayOverlaps, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { searchQuery } from '../catalogue/search-terms'
import type { Database } from '../db/database'
import { liveClasses } from '../db/schema/live-classes'

export type LiveClassFilter = {
  /** Classes that start in between, `to` excluded. Without `from`: those that have not ended. */
  from?: Date
  to?: Date
  brandId?: number
  modalityIds?: number[]
  instructorIds?: number[]
  q?: string
}

/** Ids of the live classes that fit, by their start. */
export async function findLiveClasses(
  db: Database,
  filter: LiveClassFilter,
  now: Date,
  range: { limit: number; offset: number },
): Promise<number[]> {
  const { from, to, brandId, modalityIds, instructorIds, q } = filter
  const query = q?.trim() ? await searchQuery(db, 'live_classes', q) : undefined
  if (query === null) return []
  const rows = await db
    .select({ id: liveClasses.id })
    .from(liveClasses)
    .where(
      and(
        from ? gte(liveClasses.startsAt, from) : gt(liveClasses.endsAt, now),
        to && lt(liveClasses.startsAt, to),
        brandId === undefined ? undefined : eq(liveClasses.brandId, brandId),
        modalityIds && arrayOverlaps(liveClasses.modalityIds, modalityIds),
        instructorIds && inArray(liveClasses.instructorId, instructorIds),
        query && sql`${liveClasses.search} @@ ${query}`,
      ),
    )
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id))
    .limit(range.limit)
    .offset(range.offset)
  return rows.map(({ id }) => id)
}
