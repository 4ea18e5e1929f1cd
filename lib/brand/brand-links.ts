import { brands } from '@/lib/brand/brands'
import type { QueryParams } from '@/lib/query'
import { linksFrom, type Place } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'

interface BrandLinksWish {
  /** What goes along. */
  query?: QueryParams
  /** Instead of the name of the multi-brand one. */
  all: string
}

/** Every brand, each with the address of the same screen of its own. */
export function brandLinks(place: Place, screen: ScreenKey, { query = {}, all }: BrandLinksWish) {
  return brands.map(({ key, name }) => ({
    key,
    name: key === 'all' ? all : name,
    href: linksFrom({ ...place, brand: key })(screen, query),
    current: key === place.brand,
  }))
}
