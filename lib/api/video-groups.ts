import type { Api } from './client'
import { countedPage, PAGE_SIZE, type Page } from './paging'
import {
  boolean,
  inlinePicture,
  integer,
  list,
  object,
  oneOf,
  orNull,
  type Infer,
  single,
  string,
  webUrl,
  withDefault,
} from './schema'
import { video } from './videos'
import { taxonomyTerm, brandRef } from './references'

export const groupKinds = ['collection', 'program'] as const
export type GroupKind = (typeof groupKinds)[number]

const group = {
  id: integer,
  kind: oneOf(...groupKinds),
  title: string,
  description: withDefault(string, ''),
  imageUrl: orNull(webUrl),
  placeholder: orNull(inlinePicture),
  brandData: brandRef,
  modalities: withDefault(list(taxonomyTerm), []),
  videoCount: integer,
  durationSeconds: withDefault(integer, 0),
  weeks: orNull(integer),
  favorite: orNull(boolean),
}

export const videoGroup = object(group)
/** A collection (a curated set of videos) or a program (a plan of videos by weeks and days). */
export type VideoGroup = Infer<typeof videoGroup>

const groupItem = object({
  position: integer,
  week: orNull(integer),
  day: orNull(integer),
  video,
  done: withDefault(boolean, false),
})
/**
 * A video of a group. `week` and `day` are set only in programs, `done` only when the user is
 * signed in.
 */
export type GroupItem = Infer<typeof groupItem>

export const videoGroupDetail = object({ ...group, videos: list(groupItem) })
export type VideoGroupDetail = Infer<typeof videoGroupDetail>

/** Filters of the lists; several values are joined by commas. */
export type VideoGroupQuery = {
  brandId?: number | null
  modalitiesIds?: readonly number[]
  q?: string | null
  page?: number
  perPage?: number
}

const paths = {
  collection: '/v1/video_groups/collections',
  program: '/v1/video_groups/programs',
} as const

export function listVideoGroups(
  api: Api,
  kind: GroupKind,
  query: VideoGroupQuery = {},
): Promise<Page<VideoGroup>> {
  return api.get(paths[kind], {
    query: { perPage: PAGE_SIZE, ...query },
    decode: countedPage(videoGroup),
  })
}

/**
 * A collection or program with its videos in order. Throws `ApiError` with status 404 for an
 * unknown id.
 */
export function getVideoGroup(
  api: Api,
  kind: GroupKind,
  id: number | string,
): Promise<VideoGroupDetail> {
  return api.get(`${paths[kind]}/${encodeURIComponent(id)}`, { decode: single(videoGroupDetail) })
}
