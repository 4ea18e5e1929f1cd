import { and, arrayContains, asc, desc, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { instructors } from '../db/schema/catalogue'

/** Ids of instructors by name. `q` finds names that hold it or nearly do, best first, with or without accents. */
export async function findInstructors(
  db: Database,
  { q, brandId }: { q?: string; brandId?: number },
  range: { limit: number; offset: number },
): Promise<number[]> {
  const name = sql`unaccent(${instructors.firstName} || ' ' || ${instructors.lastName})`
  const typed = q?.trim()
  const part = typed && `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({ id: instructors.id })
    .from(instructors)
    .where(
      and(
        brandId === undefined ? undefined : arrayContains(instructors.brandIds, [brandId]),
        typed ? sql`(${name} ilike unaccent(${part}) or unaccent(${typed}) <% ${name})` : undefined,
      ),
    )
    .orderBy(
      ...(typed ? [desc(sql`word_similarity(unaccent(${typed}), ${name})`)] : []),
      asc(instructors.lastName),
      asc(instructors.firstName),
      asc(instructors.id),
    )
    .limit(range.limit)
    .offset(range.offset)
  return rows.map(({ id }) => id)
}
