import 'server-only'
import { cachedModalities } from '@/lib/api/cached/modalities'
import { cachedVideoCounts } from '@/lib/api/cached/video-counts'
import type { Named } from '@/lib/api/named'
import { withVideos } from './with-videos'

/** The modalities of which a brand has videos; none when they could not be asked for. */
export async function loadModalities(locale: string, brandId: number | null): Promise<Named[]> {
  const [modalities, counts] = await Promise.all([
    cachedModalities(locale),
    brandId === null ? null : cachedVideoCounts(locale, brandId),
  ])
  if (!modalities.ok) return []
  return withVideos(modalities.data.data, counts?.ok ? counts.data.modalitiesIds : null)
}
