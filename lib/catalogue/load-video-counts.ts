import 'server-only'
import { cachedVideoCounts } from '@/lib/api/cached/catalogue'
import type { VideoFacets } from '@/lib/api/video-facets'

/**
 * How many videos of a brand match each value of each filter; null for all brands together, or when
 * the request failed.
 */
export async function loadVideoCounts(
  locale: string,
  brandId: number | null,
): Promise<VideoFacets | null> {
  if (brandId === null) return null
  const counts = await cachedVideoCounts(locale, brandId)
  return counts.ok ? counts.data : null
}
