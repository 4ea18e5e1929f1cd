import type { BrandKey } from '@/lib/brand/brands'
import type { Locale } from '@/lib/locale/locales'
import type { QueryParams } from './query'
import { localePath } from './locale-path'
import { screenPath } from './paths'
import type { ScreenKey } from './screens'

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
