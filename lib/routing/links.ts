import type { BrandKey } from '@/lib/brand/brands'
import type { Locale } from '@/lib/locale/locales'
import { buildQuery, type QueryParams } from './query'
import { localePath } from './locale-path'
import { type ScreenKey, screens } from './screens'

/** Where a visitor is: what every address on the page has to keep. */
export interface PageContext {
  locale: Locale
  brand: BrandKey
}

export type PageLink = (screen: ScreenKey, query?: QueryParams) => string

/** Addresses in the language of the page and with its brand, so that the brand survives navigation. */
export function linksFrom({ locale, brand }: PageContext): PageLink {
  const kept = brand === 'all' ? {} : { brand }
  return (screen, query = {}) => localePath(locale, screenPath(screen, { ...query, ...kept }))
}

/**
 * The address of a screen, without the language's prefix.
 *
 * @param screen key of the screen table
 * @param query parameters in the order they are to stand; empty ones are left out
 */
export function screenPath(screen: ScreenKey, query: QueryParams = {}): string {
  const row = screens[screen]
  const { id, ...rest } = query
  const bySegment = 'id' in row && row.id === 'segment'
  const path = bySegment ? `${row.path}/${String(id)}` : row.path
  const search = buildQuery(bySegment ? rest : query)
  return search === '' ? path : `${path}?${search}`
}
