import 'server-only'
import { cacheTag } from 'next/cache'
import { toLoadable } from './loadable'
import { publicApiIn } from '@/lib/api/public'
import { getVideo, listRelatedVideos, listVideos, type VideoQuery } from '@/lib/api/videos'
import { countVideos } from '@/lib/api/video-facets'

/** One page of videos. */
export async function cachedVideos(locale: string, query: VideoQuery) {
  'use cache'
  cacheTag('videos')
  return toLoadable(listVideos(publicApiIn(locale), query))
}

/** One video. */
export async function cachedVideo(locale: string, id: string) {
  'use cache'
  cacheTag('videos')
  return toLoadable(getVideo(publicApiIn(locale), id))
}

/** Videos like one video. */
export async function cachedRelatedVideos(locale: string, id: string, perPage = 12) {
  'use cache'
  cacheTag('videos')
  return toLoadable(listRelatedVideos(publicApiIn(locale), id, { perPage }))
}

/** How many videos of a brand each choice of a filter gives. */
export async function cachedVideoCounts(locale: string, brandId: number) {
  'use cache'
  cacheTag('videos')
  return toLoadable(countVideos(publicApiIn(locale), { brandId, durations: [] }))
}
