import { address } from './address'
import { brandRef } from './brands'
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
/** A place where people train; `distanceMiles` only where the list was asked around a place. */
export type Studio = Infer<typeof studio>

/** Filters of the list; `radiusMiles` only with a place. */
export type StudioQuery = {
  q?: string | null
  brandId?: number | null
  lat?: number | null
  lng?: number | null
  radiusMiles?: number | null
  page?: number
  perPage?: number
}

/** Studios: the nearest first where a place is given, else the best matches of `q`, else in turns of the brands. */
export function listStudios(api: Api, query: StudioQuery = {}): Promise<Page<Studio>> {
  return api.get('/v1/studios', {
    query: { perPage: PAGE_SIZE, ...query },
    decode: countedPage(studio),
  })
}

/** Who would like to try a class at a studio, and how the studio reaches them. */
export type FreeClassRequest = {
  studioId: number
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** Asks a studio for a free class; the provider confirms it by mail. `fieldErrors` come back by field. */
export function requestFreeClass(api: Api, wish: FreeClassRequest) {
  return attempt(
    api.post('/v1/free_class_requests', { body: { freeClassRequest: wish }, decode: nothing }),
  )
}
