import type { QueryParams } from '@/lib/routing/query'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'
import { brands } from './brands'

interface BrandLinksWish {
  /** What goes along. */
  query?: QueryParams
  /** Instead of the name of the multi-brand one. */
  all: string
}

/** Every brand, each with the address of the same screen of its own. */
export function brandLinks(
  context: PageContext,
  screen: ScreenKey,
  { query = {}, all }: BrandLinksWish,
) {
  return brands.map(({ key, name }) => ({
    key,
    name: key === 'all' ? all : name,
    href: linksFrom({ ...context, brand: key })(screen, query),
    current: key === context.brand,
  }))
}
