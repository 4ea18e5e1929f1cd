import type { QueryParams } from '@/lib/routing/query'
import { linksFrom, type ListContext } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'

interface BrandLinksOptions {
  /** Query parameters of every link. */
  query?: QueryParams
  /** Label of the multi-brand link instead of its name. */
  all: string
}

/** All offered brands with the URL of the same screen in each. */
export function brandLinks(
  context: ListContext,
  screen: ScreenKey,
  { query = {}, all }: BrandLinksOptions,
) {
  return context.offered.map(({ key, name }) => ({
    key,
    name: key === 'all' ? all : name,
    href: linksFrom({ ...context, brand: key })(screen, query),
    current: key === context.brand,
  }))
}
