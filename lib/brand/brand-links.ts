import type { QueryParams } from '@/lib/routing/query'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'
import { brands } from './brands'

interface BrandLinksOptions {
  /** Query parameters of every link. */
  query?: QueryParams
  /** Label of the multi-brand link instead of its name. */
  all: string
}

/** All offered brands with the URL of the same screen in each. */
export function brandLinks(
  context: PageContext,
  screen: ScreenKey,
  { query = {}, all }: BrandLinksOptions,
) {
  const { offered } = context
  return brands
    .filter(({ key }) => offered?.includes(key) ?? true)
    .map(({ key, name }) => ({
      key,
      name: key === 'all' ? all : name,
      href: linksFrom({ ...context, brand: key })(screen, query),
      current: key === context.brand,
    }))
}
