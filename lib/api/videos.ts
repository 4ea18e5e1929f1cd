import { brandRef } from '@/lib/api/brands'
import type { Api } from '@/lib/api/client'
import { instructorRef } from '@/lib/api/instructors'
import { named } from '@/lib/api/named'
import { countedPage, PAGE_SIZE, type Page, page } from '@/lib/api/paging'
import {
  flag,
  inlinePicture,
  integer,
  list,
  number,
  object,
  oneOf,
  optional,
  type Shape,
  single,
  text,
  time,
  webUrl,
  withDefault,
} from '@/lib/api/shape'

export const videoLevels = ['beginner', 'intermediate', 'advanced'] as const
export type VideoLevel = (typeof videoLevels)[number]
export const videoKinds = ['workout', 'class'] as const
export type VideoKind = (typeof videoKinds)[number]
export const videoSorts = ['newest', 'popular', 'short'] as const
export type VideoSort = (typeof videoSorts)[number]

export const video = object({
  id: integer,
  title: text,
  description: withDefault(text, ''),
  kind: oneOf(...videoKinds),
  thumbnailUrl: withDefault(optional(webUrl), null),
  placeholder: withDefault(optional(inlinePicture), null),
  durationSeconds: integer,
  level: withDefault(optional(oneOf(...videoLevels)), null),
  brandData: brandRef,
  instructor: instructorRef,
  modalities: withDefault(list(named), []),
  equipment: withDefault(list(named), []),
  bodyFocuses: withDefault(list(named), []),
  releasedAt: withDefault(optional(time), null),
  free: withDefault(flag, false),
  favorite: withDefault(optional(flag), null),
  completion: withDefault(optional(number), null),
  resumeSeconds: withDefault(optional(number), null),
})
/** An on-demand video; `completion` (0–1) and `resumeSeconds` only when the caller is signed in. */
export type Video = Shape<typeof video>

/** Filters of the on-demand lists. Durations in minutes; several values are joined by commas. */
export type VideoQuery = {
  kind?: VideoKind | null
  brandId?: number | null
  modalitiesIds?: readonly number[]
  equipmentIds?: readonly number[]
  bodyFocusesIds?: readonly number[]
  instructorIds?: readonly number[]
  durationMin?: number | null
  durationMax?: number | null
  level?: VideoLevel | null
  /** Whether the caller has watched it to the end; for nobody it filters nothing. */
  taken?: boolean | null
  q?: string | null
  sort?: VideoSort | null
  page?: number
  perPage?: number
}

export function listVideos(
  api: Api,
  query: VideoQuery = {},
  options: { signal?: AbortSignal } = {},
): Promise<Page<Video>> {
  return api.get('/v1/videos', {
    ...options,
    query: { perPage: PAGE_SIZE, ...query },
    decode: countedPage(video),
  })
}

/** Throws `ApiError` with status 404 for an unknown id. */
export function getVideo(api: Api, id: number | string): Promise<Video> {
  return api.get(`/v1/videos/${encodeURIComponent(id)}`, { decode: single(video) })
}

export function listRelatedVideos(
  api: Api,
  id: number | string,
  query: { perPage?: number } = {},
): Promise<Page<Video>> {
  return api.get(`/v1/videos/${encodeURIComponent(id)}/related`, { query, decode: page(video) })
}
