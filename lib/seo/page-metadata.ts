import type { Metadata } from 'next'
import { PRODUCT_NAME } from '@/lib/brand/brands'
import { defaultLocale, type Locale, locales } from '@/lib/locale/locales'
import type { QueryParams } from '@/lib/routing/query'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'

/** A picture that stands beside a shared link. */
export interface SharePicture {
  url: string
  alt: string
}

interface PageFacts {
  locale: Locale
  addresses: PageAddresses
  /** Left out on home, whose name is the product's. */
  title?: string
  description: string
  picture: SharePicture
  /** What the page is to those who show a link to it. */
  type: 'website' | 'video.other'
  indexed: boolean
}

/** The size of every picture that stands beside a shared link. */
export const sharePictureSize = { width: 1200, height: 630 }

// Open Graph knows no language without a country.
function countryLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** What search engines and those who show a link read about a page in its head. */
export function pageMetadata(page: PageFacts): Metadata {
  const { locale, addresses, title, description, picture, type, indexed } = page
  const named = { title: title ?? PRODUCT_NAME, description }
  const images = [{ ...picture, ...sharePictureSize, type: 'image/jpeg' }]
  const own = countryLocale(locale)
  const others = new Set(locales.map(countryLocale).filter((other) => other !== own))
  return {
    ...(title && { title }),
    description,
    alternates: addresses,
    ...(!indexed && { robots: { index: false, follow: true } }),
    openGraph: {
      ...named,
      type,
      siteName: PRODUCT_NAME,
      url: addresses.canonical,
      locale: own,
      alternateLocale: [...others],
      images,
    },
    twitter: { ...named, card: 'summary_large_image', images: [picture] },
  }
}

interface PageAddresses {
  /** The one address under which search engines keep the page. */
  canonical: string
  /** The same page in every language, and for readers of none of them. */
  languages: Record<Locale | 'x-default', string>
}

/**
 * The absolute addresses of a page. They keep the brand and what `query` names, the id of an entity
 * or a day; whatever else a visitor's address carries (filters, steps, referrers) makes no other page.
 *
 * @param origin where people open the product, without a path
 */
export function pageAddresses(
  origin: string,
  { locale, brand }: PageContext,
  screen: ScreenKey,
  query: QueryParams = {},
): PageAddresses {
  const inLanguage = (of: Locale) => `${origin}${linksFrom({ locale: of, brand })(screen, query)}`
  const languages = Object.fromEntries(locales.map((of) => [of, inLanguage(of)]))
  return {
    canonical: inLanguage(locale),
    languages: {
      ...(languages as Record<Locale, string>),
      'x-default': inLanguage(defaultLocale),
    },
  }
}
