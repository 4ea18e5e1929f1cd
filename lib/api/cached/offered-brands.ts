import 'server-only'
import { brands, type Brand } from '@/lib/brand/brands'
import { currentBrand, currentLocale, currentPageContext } from '@/lib/routing/current-page'
import type { PageContext } from '@/lib/routing/links'
import { cachedBrands } from './reference-data'

/**
 * The brands that the provider offers, X+ first; all that the site knows while the provider cannot
 * be asked or lists none. A brand without a look and words of its own here has no pages, so it is not among them.
 */
export async function offeredBrands(locale: string): Promise<readonly Brand[]> {
  const loaded = await cachedBrands(locale)
  if (!loaded.ok || loaded.data.data.length === 0) return brands
  const ids = new Set(loaded.data.data.map(({ externalId }) => String(externalId)))
  return brands.filter(({ externalId }) => externalId === null || ids.has(externalId))
}

/** Whether the brand of the page being rendered is offered. */
export async function isCurrentBrandOffered(): Promise<boolean> {
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  return (await offeredBrands(locale)).some(({ key }) => key === brand.key)
}

/** The context of the page being rendered, with the offered brands if those are not all. */
export async function currentListContext(): Promise<PageContext> {
  const context = await currentPageContext()
  const offered = await offeredBrands(context.locale)
  return offered.length === brands.length
    ? context
    : { ...context, offered: offered.map(({ key }) => key) }
}
