import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogueLife } from '@/lib/api/cached/catalogue-life'
import { orNull } from '@/lib/api/cached/not-found'
import { publicApiIn } from '@/lib/api/public'
import { getVideo, listRelatedVideos, listVideos, type VideoQuery } from '@/lib/api/videos'

/** One page of videos. Throws when the provider fails. */
export async function cachedVideos(locale: string, query: VideoQuery) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('videos')
  return listVideos(publicApiIn(locale), query)
}

/** One video, or null when there is none with this id. Throws when the provider fails. */
export async function cachedVideo(locale: string, id: string) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('videos')
  return orNull(getVideo(publicApiIn(locale), id))
}

/** Videos like one video. Throws when the provider fails. */
export async function cachedRelatedVideos(locale: string, id: string, perPage = 12) {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag('videos')
  return listRelatedVideos(publicApiIn(locale), id, { perPage })
}
