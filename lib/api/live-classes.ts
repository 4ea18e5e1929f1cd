import { DEFAULT_TIME_ZONE } from '@/lib/config/default-time-zone'
import type { Api } from './client'
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
import { taxonomyTerm, brandRef, instructorRef } from './references'

const nextLiveClass = object({
  id: integer,
  startDateTime: time,
  timeZone: withDefault(string, DEFAULT_TIME_ZONE),
  spotsLeft: integer,
})

export const liveClass = object({
  id: integer,
  sessionTitle: string,
  sessionLength: integer,
  startDateTime: time,
  timeZone: withDefault(string, DEFAULT_TIME_ZONE),
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
  cancelled: withDefault(boolean, false),
  waiting: withDefault(integer, 0),
  booking: orNull(object({ id, attended: boolean, movedFrom: orNull(time) })),
  waitlist: orNull(object({ id, position: integer, promoteUntil: time, movedFrom: orNull(time) })),
  conflict: orNull(object({ liveClassId: integer, sessionTitle: string, startDateTime: time })),
})
/**
 * A class that is streamed at a set time. `sessionLength` is in minutes, `timeZone` is an IANA
 * name. `booking`, `waitlist` (their place in line, wanted until `promoteUntil`), each with when the
 * class would have started if the studio has moved it, and `conflict` (a
 * class that they have booked at this time) are the current user's. It can be joined from `joinFrom`
 * on and booked until `joinUntil`, which is after the start; when `cancelled`, neither. `nextLiveClass` is its next occurrence. Specification 3.
 */
export type LiveClass = Infer<typeof liveClass>
export type NextLiveClass = Infer<typeof nextLiveClass>

/**
 * All times are ISO times, ends excluded. Lists the classes that start from `from` until `to`, else
 * the upcoming ones (of those that start from `startsFrom` until `startsUntil`), ordered by start.
 */
export type LiveClassQuery = {
  from?: string
  to?: string
  startsFrom?: string
  startsUntil?: string
  brandId?: number | null
  modalitiesIds?: readonly number[]
  instructorIds?: readonly number[]
  /** Search text; typing errors are tolerated. */
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
