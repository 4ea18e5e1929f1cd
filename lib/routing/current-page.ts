import 'server-only'
import { cache } from 'react'
import { notFound } from 'next/navigation'
import { brand as brandParam, locale as localeParam } from 'next/root-params'
import { env } from '@/lib/config/env'
import { offeredBrands } from '@/lib/api/cached/offered-brands'
import { isLocale, type Locale } from '@/lib/locale/locales'
import { type Brand, defaultBrand } from '@/lib/brand/brands'
import { brandFromExternalId, brandFromName } from '@/lib/brand/parse-brand'
import type { QueryParams } from './query'
import type { ScreenKey } from './screens'
import { type ListContext, linksFrom, type PageContext, type PageLink } from './links'

/** The value of the brand's segment at build time, which no URL leads to. */
export const NO_BRAND = '_'

/** Locale and brand of the page being rendered. Server components only. */
export const currentPageContext = cache(async (): Promise<PageContext> => {
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  return { locale, brand: brand.key }
})

/** Builds links for the page being rendered. Server components only. */
export async function pageLinks(): Promise<PageLink> {
  return linksFrom(await currentPageContext())
}

/** The locale of the page being rendered, from its URL. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const value = await localeParam()
  return isLocale(value) ? value : notFound()
}

/**
 * The brand of the page being rendered: the one that its URL names, if it is offered, else X+.
 * Server components only.
 *
 * Ends the render with 404 at build time, so that no page calls the provider then.
 */
export async function currentBrand(): Promise<Brand> {
  const [locale, value] = await Promise.all([currentLocale(), currentBrandName()])
  const offered = await offeredBrands(locale)
  return brandFromExternalId(value, offered) ?? brandFromName(value, offered) ?? defaultBrand
}

/**
 * Whether the URL names a brand that is neither offered nor has a look here. There is no limit to
 * the number of such URLs, so their pages are not cached.
 */
export async function isBrandUnknown(): Promise<boolean> {
  const [brand, value] = await Promise.all([currentBrand(), currentBrandName()])
  return brand.id === null && !brandFromExternalId(value) && !brandFromName(value)
}

async function currentBrandName(): Promise<string> {
  const value = await brandParam()
  return value === undefined || value === NO_BRAND ? notFound() : value
}

/** The context of a list, which links to the same list of every offered brand. */
export async function currentListContext(): Promise<ListContext> {
  const context = await currentPageContext()
  const offered = await offeredBrands(context.locale)
  return { ...context, offered: offered.map(({ key, name }) => ({ key, name })) }
}

/**
 * The public origin of the site, and a builder for absolute URLs in the page's locale and brand.
 */
export async function pageUrls() {
  const to = await pageLinks()
  const { NEXTAUTH_URL: origin } = env()
  const absolute = (screen: ScreenKey, query?: QueryParams) => `${origin}${to(screen, query)}`
  return { origin, absolute }
}
