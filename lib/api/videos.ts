import type { FilterParams } from '@/lib/catalogue/filter-table'
import type { Api } from './client'
import { countedPage, PAGE_SIZE, type Page, page } from './paging'
import {
  boolean,
  inlinePicture,
  integer,
  list,
  number,
  object,
  oneOf,
  orNull,
  type Infer,
  string,
  time,
  webUrl,
  withDefault,
} from './schema'
import { videoLevels, videoKinds } from './video-values'
import { taxonomyTerm, brandRef, instructorRef } from './references'

export type VideoLevel = (typeof videoLevels)[number]
export const videoSorts = ['newest', 'popular', 'short'] as const
export type VideoSort = (typeof videoSorts)[number]

/** The fields of a video in every response. */
export const videoFields = {
  id: integer,
  title: string,
  description: withDefault(string, ''),
  kind: oneOf(...videoKinds),
  thumbnailUrl: orNull(webUrl),
  placeholder: orNull(inlinePicture),
  durationSeconds: integer,
  level: orNull(oneOf(...videoLevels)),
  brandData: brandRef,
  instructor: instructorRef,
  modalities: withDefault(list(taxonomyTerm), []),
  equipment: withDefault(list(taxonomyTerm), []),
  bodyFocuses: withDefault(list(taxonomyTerm), []),
  releasedAt: orNull(time),
  free: withDefault(boolean, false),
  favorite: orNull(boolean),
  completion: orNull(number),
  resumeSeconds: orNull(number),
}

export const video = object(videoFields)
/**
 * An on-demand video; `completion` (0–1) and `resumeSeconds` are set only when the user is signed
 * in.
 */
export type Video = Infer<typeof video>

/**
 * What the lists of videos can be asked for: the filters of the table (durations in minutes; several
 * values are joined by commas; `taken` filters nothing for nobody), the brand, the order and the page.
 */
export type VideoQuery = FilterParams & {
  brandId?: number | null
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

export function listRelatedVideos(
  api: Api,
  id: number | string,
  query: { perPage?: number } = {},
): Promise<Page<Video>> {
  return api.get(`/v1/videos/${encodeURIComponent(id)}/related`, { query, decode: page(video) })
}
