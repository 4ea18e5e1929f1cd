import { brandRef } from '@/lib/api/brands'
import type { Api } from '@/lib/api/client'
import { instructorRef } from '@/lib/api/instructors'
import { named } from '@/lib/api/named'
import { type Page, page } from '@/lib/api/paging'
import {
  flag,
  id,
  inlinePicture,
  integer,
  list,
  object,
  optional,
  type Shape,
  single,
  text,
  time,
  webUrl,
  withDefault,
} from '@/lib/api/shape'

const nextLiveClass = object({
  id: integer,
  startDateTime: time,
  timeZone: withDefault(text, 'America/New_York'),
  spotsLeft: integer,
})

export const liveClass = object({
  id: integer,
  sessionTitle: text,
  sessionLength: integer,
  startDateTime: time,
  timeZone: withDefault(text, 'America/New_York'),
  modalities: withDefault(list(named), []),
  instructor: instructorRef,
  brandData: brandRef,
  description: withDefault(text, ''),
  imageUrl: withDefault(optional(webUrl), null),
  placeholder: withDefault(optional(inlinePicture), null),
  videoId: withDefault(optional(integer), null),
  capacity: integer,
  spotsLeft: integer,
  joinFrom: time,
  joinUntil: time,
  cancellableUntil: time,
  attendanceUntil: time,
  nextLiveClass: withDefault(optional(nextLiveClass), null),
  booking: withDefault(optional(object({ id, attended: flag })), null),
})
/**
 * A class that is streamed at a set time: `sessionLength` in minutes, `timeZone` an IANA name;
 * `booking` is the caller's own. It can be entered from `joinFrom` on, and a spot be taken until
 * `joinUntil`, also after the start; `nextLiveClass` is when it comes again. Specification 3.
 */
export type LiveClass = Shape<typeof liveClass>
export type NextLiveClass = Shape<typeof nextLiveClass>

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
