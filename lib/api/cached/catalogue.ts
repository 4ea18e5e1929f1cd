import 'server-only'
import { cacheTag } from 'next/cache'
import { publicApiIn } from '@/lib/api/server-clients'
import { getVideo } from '@/lib/api/video-details'
import { listRelatedVideos, listVideos, type VideoQuery } from '@/lib/api/videos'
import { countVideos } from '@/lib/api/video-facets'
import {
  getVideoGroup,
  type GroupKind,
  listVideoGroups,
  type VideoGroupQuery,
} from '@/lib/api/video-groups'
import { getInstructor, type InstructorQuery, listInstructors } from '@/lib/api/instructors'
import { toLoadable } from './loadable'

export async function cachedVideos(locale: string, query: VideoQuery) {
  'use cache'
  cacheTag('videos')
  return toLoadable(listVideos(publicApiIn(locale), query))
}

export async function cachedVideo(locale: string, id: string) {
  'use cache'
  cacheTag('videos')
  return toLoadable(getVideo(publicApiIn(locale), id))
}

/** Videos related to a video. */
export async function cachedRelatedVideos(locale: string, id: string, perPage = 12) {
  'use cache'
  cacheTag('videos')
  return toLoadable(listRelatedVideos(publicApiIn(locale), id, { perPage }))
}

/** How many videos of a brand, with null of all of them, match each value of each filter. */
export async function cachedVideoCounts(locale: string, brandId: number | null) {
  'use cache'
  cacheTag('videos')
  return toLoadable(countVideos(publicApiIn(locale), { brandId, durations: [] }))
}

export async function cachedVideoGroups(locale: string, kind: GroupKind, query: VideoGroupQuery) {
  'use cache'
  cacheTag('video-groups')
  return toLoadable(listVideoGroups(publicApiIn(locale), kind, query))
}

export async function cachedVideoGroup(locale: string, kind: GroupKind, id: string) {
  'use cache'
  cacheTag('video-groups')
  return toLoadable(getVideoGroup(publicApiIn(locale), kind, id))
}

export async function cachedInstructors(locale: string, query: InstructorQuery) {
  'use cache'
  cacheTag('instructors')
  return toLoadable(listInstructors(publicApiIn(locale), query))
}

export async function cachedInstructor(locale: string, id: string) {
  'use cache'
  cacheTag('instructors')
  return toLoadable(getInstructor(publicApiIn(locale), id))
}
