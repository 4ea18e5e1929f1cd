import { and, arrayContains, asc, count, desc, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { instructors } from '../db/schema/catalogue'
import type { Deps } from '../deps'
import { brandRef, instructorRef, loadLookups, toFacetValues } from './lookups'
import { searchQuery } from './search'

/** Ids of instructors and their total number: the best matches of `q` first, else by last name. */
export async function findInstructors(
  db: Database,
  { q, brandId }: { q?: string; brandId?: number },
  range: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const query = q?.trim() ? await searchQuery(db, 'instructors', q) : undefined
  if (query === null) return { ids: [], total: 0 }
  const where = and(
    brandId === undefined ? undefined : arrayContains(instructors.brandIds, [brandId]),
    query && sql`${instructors.search} @@ ${query}`,
  )
  const [rows, totals] = await Promise.all([
    db
      .select({ id: instructors.id })
      .from(instructors)
      .where(where)
      .orderBy(
        ...(query ? [desc(sql`ts_rank(${instructors.search}, ${query})`)] : []),
        asc(instructors.lastName),
        asc(instructors.firstName),
        asc(instructors.id),
      )
      .limit(range.limit)
      .offset(range.offset),
    db.select({ total: count() }).from(instructors).where(where),
  ])
  return { ids: rows.map(({ id }) => id), total: totals[0]?.total ?? 0 }
}

/** The wire form of instructors in the order of `ids`; an unknown id is left out. */
export async function presentInstructors(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  ids: readonly number[],
) {
  const lookups = await loadLookups(db)
  return ids.flatMap((id) => {
    const instructor = lookups.instructors.get(id)
    if (!instructor) return []
    return {
      ...instructorRef(lookups, id, env.mediaUrl),
      bio: instructor.bio,
      brand_data: instructor.brandIds.map((brandId) => brandRef(lookups, brandId)),
      modalities: toFacetValues(lookups.modalities, instructor.modalityIds),
    }
  })
}
