import 'server-only'
import { notFound } from 'next/navigation'
import { brand as brandParam, locale as localeParam } from 'next/root-params'
import { env } from '@/lib/config/env'
import { isLocale, type Locale } from '@/lib/locale/locales'
import type { Brand } from '@/lib/brand/brands'
import { brandFromExternalId, brandFromName } from '@/lib/brand/parse-brand'
import type { QueryParams } from './query'
import type { ScreenKey } from './screens'
import { linksFrom, type PageContext, type PageLink } from './links'

/** Where the page being rendered stands. Server components only. */
export async function currentPageContext(): Promise<PageContext> {
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  return { locale, brand: brand.key }
}

/** Addresses as the page being rendered has to write them. Server components only. */
export async function pageLinks(): Promise<PageLink> {
  return linksFrom(await currentPageContext())
}

/** The language of the page being rendered, from its address. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const value = await localeParam()
  return isLocale(value) ? value : notFound()
}

/**
 * The brand of the page being rendered, from its address. Server components only.
 *
 * Ends the render with 404 for an unknown one. That is also what ends each page at build, where the
 * only value is `_`: so no page asks the provider for anything while the product is being built.
 */
export async function currentBrand(): Promise<Brand> {
  const value = await brandParam()
  return brandFromExternalId(value) ?? brandFromName(value) ?? notFound()
}

/** Where people open the product, and absolute addresses in the language and brand of the page. */
export async function pageUrls() {
  const to = await pageLinks()
  const { NEXTAUTH_URL: origin } = env()
  const absolute = (screen: ScreenKey, query?: QueryParams) => `${origin}${to(screen, query)}`
  return { origin, absolute }
}
