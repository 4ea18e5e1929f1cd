import { and, arrayOverlaps, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videoGroups } from '../db/schema/video-groups'

export type VideoGroupFilter = {
  kind: 'collection' | 'program'
  brandId?: number
  modalityIds?: number[]
  q?: string
}

/** Ids of collections or programs in display order. `q` finds titles nearly like it. */
export async function findVideoGroups(
  db: Database,
  { kind, brandId, modalityIds, q }: VideoGroupFilter,
  range: { limit: number; offset: number },
): Promise<number[]> {
  const typed = q?.trim()
  const part = typed && `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({ id: videoGroups.id })
    .from(videoGroups)
    .where(
      and(
        eq(videoGroups.kind, kind),
        brandId === undefined ? undefined : eq(videoGroups.brandId, brandId),
        modalityIds && arrayOverlaps(videoGroups.modalityIds, modalityIds),
        typed
          ? sql`(${videoGroups.title} ilike ${part} or ${typed} <% ${videoGroups.title})`
          : undefined,
      ),
    )
    .orderBy(asc(videoGroups.position), asc(videoGroups.id))
    .limit(range.limit)
    .offset(range.offset)
  return rows.map(({ id }) => id)
}
