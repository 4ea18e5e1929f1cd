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

/** Locale and brand of the page being rendered. Server components only. */
export async function currentPageContext(): Promise<PageContext> {
  const [locale, brand] = await Promise.all([currentLocale(), currentBrand()])
  return { locale, brand: brand.key }
}

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
 * The brand of the page being rendered, from its URL. Server components only.
 *
 * Ends the render with 404 for an unknown brand. At build time the only value is `_`, so every page
 * ends here and none calls the provider during the build.
 */
export async function currentBrand(): Promise<Brand> {
  const value = await brandParam()
  return brandFromExternalId(value) ?? brandFromName(value) ?? notFound()
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
