import { currentBrand } from '@/lib/brand/current-brand'
import { currentLocale } from '@/lib/locale/current-locale'
import type { QueryParams } from '@/lib/query'
import { localePath } from './locale-path'
import { screenPath } from './paths'
import type { ScreenKey } from './screens'

type PageLink = (screen: ScreenKey, query?: QueryParams) => string

/**
 * Addresses as the page being rendered has to write them: in its language, and with its brand, so
 * that the brand survives navigation. Server components only.
 */
export async function pageLinks(): Promise<PageLink> {
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  const kept = brand.id === null ? {} : { brand: brand.key }
  return (screen, query = {}) => localePath(locale, screenPath(screen, { ...query, ...kept }))
}
