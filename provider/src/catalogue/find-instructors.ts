import { and, arrayContains, asc, count, desc, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { instructors } from '../db/schema/catalogue'
import { searchQuery } from './search-terms'

/** Ids of instructors, and how many fit in all: the best matches of `q` first, else by last name. */
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
