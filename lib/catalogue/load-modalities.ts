import 'server-only'
import { itemsOf } from '@/lib/api/cached/items-of'
import { cachedModalities } from '@/lib/api/cached/modalities'
import type { Named } from '@/lib/api/named'
import { loadVideoCounts } from './load-video-counts'
import { withVideos } from './with-videos'

/** The modalities of which a brand has videos; none when they could not be asked for. */
export async function loadModalities(locale: string, brandId: number | null): Promise<Named[]> {
  const [modalities, counts] = await Promise.all([
    cachedModalities(locale),
    loadVideoCounts(locale, brandId),
  ])
  return withVideos(itemsOf(modalities), counts?.modalitiesIds ?? null)
}
