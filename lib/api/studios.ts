import { address } from './address'
import type { Api } from './client'
import { countedPage, type Page, PAGE_SIZE } from './paging'
import {
  boolean,
  type Infer,
  integer,
  nothing,
  number,
  object,
  orNull,
  string,
  webUrl,
  withDefault,
} from './schema'
import { attempt } from './result'
import { brandRef } from './references'

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
  websiteUrl: orNull(webUrl),
})
/** A studio; `distanceMiles` is set only when the list was requested with a location. */
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
 * Studios: nearest first with a location, else the best matches of `q`, else alternating between
 * brands.
 */
export function listStudios(api: Api, query: StudioQuery = {}): Promise<Page<Studio>> {
  return api.get('/v1/studios', {
    query: { perPage: PAGE_SIZE, ...query },
    decode: countedPage(studio),
  })
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
