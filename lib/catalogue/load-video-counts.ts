import 'server-only'
import { cachedVideoCounts } from '@/lib/api/cached/videos'
import type { VideoFacets } from '@/lib/api/video-facets'

/**
 * How many videos of a brand each choice of a filter gives; null for all brands at once, and when it
 * could not be asked for.
 */
export async function loadVideoCounts(
  locale: string,
  brandId: number | null,
): Promise<VideoFacets | null> {
  if (brandId === null) return null
  const counts = await cachedVideoCounts(locale, brandId)
  return counts.ok ? counts.data : null
}
