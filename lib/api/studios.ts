import { address } from './address'
import type { Api } from './client'
import { countedPage, type Page, PAGE_SIZE } from './paging'
import {
  boolean,
  clockTime,
  type Infer,
  integer,
  list,
  nothing,
  number,
  object,
  orNull,
  single,
  string,
  webUrl,
  withDefault,
} from './schema'
import { attempt } from './result'
import { brandRef } from './references'

const openingHours = object({ day: integer, opens: clockTime, closes: clockTime })
/**
 * A time on a day of the week (0 is Sunday) at which a studio is open, `HH:mm` by its own clock. A
 * day may have several, in order; one without any is closed.
 */
export type OpeningHours = Infer<typeof openingHours>

export const studio = object({
  id: integer,
  name: string,
  brand: brandRef,
  address,
  phone: orNull(string),
  latitude: number,
  longitude: number,
  distanceMiles: orNull(number),
  freeClassAvailable: withDefault(boolean, false),
  timeZone: orNull(string),
  hours: withDefault(list(openingHours), []),
  websiteUrl: orNull(webUrl),
})
/**
 * A studio; `distanceMiles` is set only when the list was requested with a location, and `hours` is
 * empty when they are unknown.
 */
export type Studio = Infer<typeof studio>

/** Filters of the list; `radiusMiles` only has an effect with a location. */
export type StudioQuery = {
  q?: string | null
  brandId?: number | null
  lat?: number | null
  lng?: number | null
  radiusMiles?: number | null
  page?: number
  perPage?: number
}

/**
 * Studios: nearest first with a location, else those of a city together, by the names of the cities
 * or, with `q`, by their best matches.
 */
export function listStudios(api: Api, query: StudioQuery = {}): Promise<Page<Studio>> {
  return api.get('/v1/studios', {
    query: { perPage: PAGE_SIZE, ...query },
    decode: countedPage(studio),
  })
}

/** Throws `ApiError` with status 404 for an unknown id. */
export function getStudio(api: Api, id: number | string): Promise<Studio> {
  return api.get(`/v1/studios/${encodeURIComponent(id)}`, { decode: single(studio) })
}

/** A person who would like to try a class at a studio, with contact details for the studio. */
export type FreeClassRequest = {
  studioId: number
  firstName: string
  lastName: string
  email: string
  phone: string
}

/**
 * Requests a free class at a studio; the provider confirms it by email. Errors come by field in
 * `fieldErrors`.
 */
export function requestFreeClass(api: Api, request: FreeClassRequest) {
  return attempt(
    api.post('/v1/free_class_requests', { body: { freeClassRequest: request }, decode: nothing }),
  )
}
