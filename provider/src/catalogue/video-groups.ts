import { arrayOverlaps, asc, count, eq, inArray, sum } from 'drizzle-orm'
import { byId, inOrderOf } from '../by-id'
import type { Database, RowRange } from '../db/database'
import { videoGroupItems, videoGroups, videos } from '../db/schema/catalogue'
import { columnsWithoutSearch } from '../db/schema/column-types'
import type { Deps } from '../deps'
import { loadFavorites } from '../favorites/favorite-items'
import { pictureWire } from '../media/pictures'
import { countFinished } from '../watching/finished-videos'
import { brandRef, loadLookups, toFacetValues } from './lookups'
import { presentVideos } from './present-videos'
import { findIds } from '../search/text-search'
import type { WireVideoGroup } from './wire'

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

async function loadFavorite(db: Deps['db'], userId: number, videoGroupIds: readonly number[]) {
  const favorites = await loadFavorites(db, userId, { videoGroupIds })
  const favorite = new Set(favorites.map(({ videoGroupId }) => videoGroupId))
  return (id: number) => ({ favorite: favorite.has(id) })
}

/**
 * The wire form of collections and programs in the order of `ids`; unknown ids are left out. For a
 * member it also says whether each is a favorite.
 */
export async function presentVideoGroups(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  ids: readonly number[],
  viewerId: number | undefined,
): Promise<WireVideoGroup[]> {
  if (ids.length === 0) return []
  const [rows, sizes, lookups, own] = await Promise.all([
    db
      .select(columnsWithoutSearch(videoGroups))
      .from(videoGroups)
      .where(inArray(videoGroups.id, [...ids])),
    db
      .select({
        id: videoGroupItems.groupId,
        videos: count(),
        seconds: sum(videos.durationSeconds),
      })
      .from(videoGroupItems)
      .innerJoin(videos, eq(videos.id, videoGroupItems.videoId))
      .where(inArray(videoGroupItems.groupId, [...ids]))
      .groupBy(videoGroupItems.groupId),
    loadLookups(db),
    viewerId === undefined ? undefined : loadFavorite(db, viewerId, ids),
  ])
  const sizeById = byId(sizes)
  return inOrderOf(ids, rows).map((row) => {
    const { url, placeholder } = pictureWire(env.mediaUrl, row.poster)
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      description: row.description,
      image_url: url,
      placeholder,
      brand_data: brandRef(lookups, row.brandId),
      modalities: toFacetValues(lookups.modalities, row.modalityIds),
      video_count: sizeById.get(row.id)?.videos ?? 0,
      duration_seconds: Number(sizeById.get(row.id)?.seconds ?? 0),
      weeks: row.weeks,
      ...own?.(row.id),
    }
  })
}

/**
 * The videos of a group in order, with week and day for a program. For a member each says whether
 * it is done: a video that occurs twice in a program is done there once for each time it was
 * finished.
 */
export async function presentGroupVideos(
  deps: Pick<Deps, 'db' | 'env'>,
  groupId: number,
  viewerId: number | undefined,
) {
  const items = await deps.db
    .select()
    .from(videoGroupItems)
    .where(eq(videoGroupItems.groupId, groupId))
    .orderBy(asc(videoGroupItems.position))
  const ids = [...new Set(items.map(({ videoId }) => videoId))]
  const [presented, finishedCounts] = await Promise.all([
    presentVideos(deps, ids, viewerId),
    viewerId === undefined ? null : countFinished(deps.db, viewerId, ids),
  ])
  const videoById = byId(presented)
  return items.flatMap(({ position, week, day, videoId }) => {
    const video = videoById.get(videoId)
    if (!video) return []
    const times = finishedCounts?.get(videoId) ?? 0
    finishedCounts?.set(videoId, times - 1)
    return { position, week, day, video, ...(finishedCounts && { done: times > 0 }) }
  })
}
