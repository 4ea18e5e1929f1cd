import 'server-only'
import { cacheTag } from 'next/cache'
import { settle } from '@/lib/api/cached/settle'
import { publicApiIn } from '@/lib/api/public'
import { countVideos } from '@/lib/api/video-facets'

/** How many videos of a brand each choice of a filter gives. */
export async function cachedVideoCounts(locale: string, brandId: number) {
  'use cache'
  cacheTag('videos')
  return settle(countVideos(publicApiIn(locale), { brandId, durations: [] }))
}
