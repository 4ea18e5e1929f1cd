import { asc, count, eq, inArray, sum } from 'drizzle-orm'
import { videos } from '../db/schema/catalogue'
import { videoGroupItems, videoGroups } from '../db/schema/video-groups'
import { shownColumns } from '../db/shown-columns'
import type { Deps } from '../deps'
import { loadFavorites } from '../favorites/load-favorites'
import { pictureWire } from '../media/picture-wire'
import { countFinished } from '../watching/count-finished'
import { loadNames } from './names'
import { brandRef, namedList } from './present-names'
import { presentVideos } from './present-videos'
import type { WireVideoGroup } from './wire'

async function loadFavorite(db: Deps['db'], userId: number, videoGroupIds: readonly number[]) {
  const favorites = await loadFavorites(db, userId, { videoGroupIds })
  const favorite = new Set(favorites.map(({ videoGroupId }) => videoGroupId))
  return (id: number) => ({ favorite: favorite.has(id) })
}

/**
 * The wire form of collections and programs in the order of `ids`; an unknown id is left out. For a
 * member it also says whether it is among their favorites.
 */
export async function presentVideoGroups(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  ids: readonly number[],
  viewerId: number | undefined,
): Promise<WireVideoGroup[]> {
  if (ids.length === 0) return []
  const [rows, sizes, names, own] = await Promise.all([
    db
      .select(shownColumns(videoGroups))
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
    loadNames(db),
    viewerId === undefined ? undefined : loadFavorite(db, viewerId, ids),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const sizeById = new Map(sizes.map((size) => [size.id, size]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { url, placeholder } = pictureWire(env.mediaUrl, row.poster)
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      description: row.description,
      image_url: url,
      placeholder,
      brand_data: brandRef(names, row.brandId),
      modalities: namedList(names.modalities, row.modalityIds),
      video_count: sizeById.get(id)?.videos ?? 0,
      duration_seconds: Number(sizeById.get(id)?.seconds ?? 0),
      weeks: row.weeks,
      ...own?.(id),
    }
  })
}

/**
 * The videos of a group in order, with week and day for a program. For a member each says whether it
 * is done; a video that stands in a program twice is done there once for each time it was finished.
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
  const [presented, left] = await Promise.all([
    presentVideos(deps, ids, viewerId),
    viewerId === undefined ? null : countFinished(deps.db, viewerId, ids),
  ])
  const byId = new Map(presented.map((video) => [video.id, video]))
  return items.flatMap(({ position, week, day, videoId }) => {
    const video = byId.get(videoId)
    if (!video) return []
    const times = left?.get(videoId) ?? 0
    left?.set(videoId, times - 1)
    return { position, week, day, video, ...(left && { done: times > 0 }) }
  })
}
