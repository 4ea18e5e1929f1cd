import { address } from '@/lib/api/address'
import { brandRef } from '@/lib/api/brands'
import type { Api } from '@/lib/api/client'
import { countedPage, PAGE_SIZE, type Page } from '@/lib/api/paging'
import {
  flag,
  integer,
  number,
  object,
  optional,
  type Shape,
  text,
  webUrl,
  withDefault,
} from '@/lib/api/shape'

export const studio = object({
  id: integer,
  name: text,
  brand: brandRef,
  address,
  phone: withDefault(optional(text), null),
  latitude: number,
  longitude: number,
  distanceMiles: withDefault(optional(number), null),
  freeClassAvailable: withDefault(flag, false),
  websiteUrl: withDefault(optional(webUrl), null),
})
/** A place where people train; `distanceMiles` only where the list was asked around a place. */
export type Studio = Shape<typeof studio>

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
