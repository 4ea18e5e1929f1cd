import { arrayOverlaps, asc, eq } from 'drizzle-orm'
import type { Database, RowRange } from '../db/database'
import { videoGroups } from '../db/schema/catalogue'
import { findIds } from './find-ids'

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
export function findVideoGroups(
  db: Database,
  { kind, brandId, modalityIds, q }: VideoGroupFilter,
  range: RowRange,
): Promise<{ ids: number[]; total: number }> {
  const conditions = [
    eq(videoGroups.kind, kind),
    brandId === undefined ? undefined : eq(videoGroups.brandId, brandId),
    modalityIds && arrayOverlaps(videoGroups.modalityIds, modalityIds),
  ]
  const order = [asc(videoGroups.position), asc(videoGroups.id)]
  return findIds(db, videoGroups, { q, conditions, order }, range)
}
