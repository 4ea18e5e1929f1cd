import { arrayContains, asc } from 'drizzle-orm'
import type { Database, RowRange } from '../db/database'
import { instructors } from '../db/schema/catalogue'
import type { Deps } from '../deps'
import { brandRef, instructorRef, loadLookups, toFacetValues } from './lookups'
import { findIds } from '../search/text-search'

/** Ids of instructors and their total number: the best matches of `q` first, else by last name. */
export function findInstructors(
  db: Database,
  { q, brandId }: { q?: string; brandId?: number },
  range: RowRange,
): Promise<{ ids: number[]; total: number }> {
  const conditions = [
    brandId === undefined ? undefined : arrayContains(instructors.brandIds, [brandId]),
  ]
  const order = [asc(instructors.lastName), asc(instructors.firstName), asc(instructors.id)]
  return findIds(db, instructors, { q, conditions, order }, range)
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
