import 'server-only'
import { cacheTag } from 'next/cache'
import { settle } from '@/lib/api/cached/settle'
import { publicApiIn } from '@/lib/api/public'
import { getVideo, listRelatedVideos, listVideos, type VideoQuery } from '@/lib/api/videos'

/** One page of videos. */
export async function cachedVideos(locale: string, query: VideoQuery) {
  'use cache'
  cacheTag('videos')
  return settle(listVideos(publicApiIn(locale), query))
}

/** One video. */
export async function cachedVideo(locale: string, id: string) {
  'use cache'
  cacheTag('videos')
  return settle(getVideo(publicApiIn(locale), id))
}

/** Videos like one video. */
export async function cachedRelatedVideos(locale: string, id: string, perPage = 12) {
  'use cache'
  cacheTag('videos')
  return settle(listRelatedVideos(publicApiIn(locale), id, { perPage }))
}
