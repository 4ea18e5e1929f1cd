import { brandRef } from './brands'
import type { Api } from './client'
import { instructorRef } from './instructors'
import { taxonomyTerm } from './taxonomy'
import { type Page, page } from './paging'
import {
  boolean,
  id,
  inlinePicture,
  integer,
  list,
  object,
  orNull,
  type Infer,
  single,
  string,
  time,
  webUrl,
  withDefault,
} from './schema'

const nextLiveClass = object({
  id: integer,
  startDateTime: time,
  timeZone: withDefault(string, 'America/New_York'),
  spotsLeft: integer,
})

export const liveClass = object({
  id: integer,
  sessionTitle: string,
  sessionLength: integer,
  startDateTime: time,
  timeZone: withDefault(string, 'America/New_York'),
  modalities: withDefault(list(taxonomyTerm), []),
  instructor: instructorRef,
  brandData: brandRef,
  description: withDefault(string, ''),
  imageUrl: orNull(webUrl),
  placeholder: orNull(inlinePicture),
  videoId: orNull(integer),
  capacity: integer,
  spotsLeft: integer,
  joinFrom: time,
  joinUntil: time,
  cancellableUntil: time,
  attendanceUntil: time,
  nextLiveClass: orNull(nextLiveClass),
  booking: orNull(object({ id, attended: boolean })),
})
/**
 * A class that is streamed at a set time: `sessionLength` in minutes, `timeZone` an IANA name;
 * `booking` is the caller's own. It can be entered from `joinFrom` on, and a spot be taken until
 * `joinUntil`, also after the start; `nextLiveClass` is when it comes again. Specification 3.
 */
export type LiveClass = Infer<typeof liveClass>
export type NextLiveClass = Infer<typeof nextLiveClass>

/** `from` and `to` are ISO times; the classes that start in between, else all ahead, by start. */
export type LiveClassQuery = {
  from?: string
  to?: string
  brandId?: number | null
  modalitiesIds?: readonly number[]
  instructorIds?: readonly number[]
  /** What is searched for, slips of the keyboard forgiven. */
  q?: string
  page?: number
  perPage?: number
}

export function listLiveClasses(
  api: Api,
  query: LiveClassQuery = {},
  options: { signal?: AbortSignal } = {},
): Promise<Page<LiveClass>> {
  return api.get('/v1/live_classes', { ...options, query, decode: page(liveClass) })
}

/** Throws `ApiError` with status 404 for an unknown id. */
export function getLiveClass(
  api: Api,
  id: number | string,
  options: { timeoutMs?: number } = {},
): Promise<LiveClass> {
  return api.get(`/v1/live_classes/${encodeURIComponent(id)}`, {
    ...options,
    decode: single(liveClass),
  })
}
