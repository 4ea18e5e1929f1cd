import { inArray } from 'drizzle-orm'
import { videos } from '../db/schema/catalogue'
import type { Deps } from '../deps'
import { loadFavorites } from '../favorites/favorite-items'
import { pictureWire } from '../media/pictures'
import { loadProgress } from '../watching/video-sessions'
import { inOrderOf } from '../by-id'
import { brandRef, instructorRef, loadLookups, toFacetValues } from './lookups'
import type { WireVideo } from './wire'

const columns = {
  id: videos.id,
  title: videos.title,
  description: videos.description,
  kind: videos.kind,
  level: videos.level,
  brandId: videos.brandId,
  instructorId: videos.instructorId,
  modalityIds: videos.modalityIds,
  equipmentIds: videos.equipmentIds,
  bodyFocusIds: videos.bodyFocusIds,
  durationSeconds: videos.durationSeconds,
  poster: videos.poster,
  free: videos.free,
  releasedAt: videos.releasedAt,
}

/** A member's own data about videos: progress, and whether each is a favorite. */
async function loadOwn(db: Deps['db'], userId: number, videoIds: readonly number[]) {
  const [progress, favorites] = await Promise.all([
    loadProgress(db, userId, videoIds),
    loadFavorites(db, userId, { videoIds }),
  ])
  const favorite = new Set(favorites.map(({ videoId }) => videoId))
  return (id: number, durationSeconds: number) => ({
    favorite: favorite.has(id),
    ...progress(id, durationSeconds),
  })
}

/**
 * The wire form of videos in the order of `ids`; unknown ids are left out. For a member it also
 * includes progress and whether each is a favorite.
 */
export async function presentVideos(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  ids: readonly number[],
  viewerId: number | undefined,
): Promise<WireVideo[]> {
  if (ids.length === 0) return []
  const [rows, lookups, own] = await Promise.all([
    db
      .select(columns)
      .from(videos)
      .where(inArray(videos.id, [...ids])),
    loadLookups(db),
    viewerId === undefined ? undefined : loadOwn(db, viewerId, ids),
  ])
  return inOrderOf(ids, rows).map((row) => {
    const { url, placeholder } = pictureWire(env.mediaUrl, row.poster)
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      kind: row.kind,
      thumbnail_url: url,
      placeholder,
      duration_seconds: row.durationSeconds,
      level: row.level,
      brand_data: brandRef(lookups, row.brandId),
      instructor: instructorRef(lookups, row.instructorId, env.mediaUrl),
      modalities: toFacetValues(lookups.modalities, row.modalityIds),
      equipment: toFacetValues(lookups.equipment, row.equipmentIds),
      body_focuses: toFacetValues(lookups.bodyFocuses, row.bodyFocusIds),
      released_at: row.releasedAt.toISOString(),
      free: row.free,
      ...own?.(row.id, row.durationSeconds),
    }
  })
}
