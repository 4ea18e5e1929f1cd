import type { Brand } from '@/lib/brand/brands'
import type { Locale } from '@/lib/locale/locales'
import { buildQuery, type QueryParams } from './query'
import { localePath } from './locale-path'
import { type ScreenKey, screens } from './screens'

/** The context of a page that every link on it has to keep. */
export interface PageContext {
  locale: Locale
  /** The key of the brand. */
  brand: string
}

/** The context of a list, with the brands that are offered. */
export interface ListContext extends PageContext {
  offered: readonly Pick<Brand, 'key' | 'name'>[]
}

export type PageLink = (screen: ScreenKey, query?: QueryParams) => string

/** Builds URLs in the page's locale and with its brand, so that the brand survives navigation. */
export function linksFrom({ locale, brand }: PageContext): PageLink {
  const kept = brand === 'all' ? {} : { brand }
  return (screen, query = {}) => localePath(locale, screenPath(screen, { ...query, ...kept }))
}

/**
 * The path of a screen, without a locale prefix.
 *
 * @param screen key of the screen table
 * @param query parameters in order; empty ones are left out
 */
export function screenPath(screen: ScreenKey, query: QueryParams = {}): string {
  const row = screens[screen]
  const { id, ...rest } = query
  const bySegment = 'id' in row && row.id === 'segment'
  const path = bySegment ? `${row.path}/${String(id)}` : row.path
  const search = buildQuery(bySegment ? rest : query)
  return search === '' ? path : `${path}?${search}`
}
