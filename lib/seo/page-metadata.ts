import type { Metadata } from 'next'
import { PRODUCT_NAME } from '@/lib/brand/brands'
import { defaultLocale, type Locale, locales } from '@/lib/locale/locales'
import type { QueryParams } from '@/lib/routing/query'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { ScreenKey } from '@/lib/routing/screens'

/** A picture for social sharing. */
export interface SharePicture {
  url: string
  alt: string
}

interface PageFacts {
  locale: Locale
  addresses: PageAddresses
  /** Omitted on the home page, whose title is the product's name. */
  title?: string
  description: string
  picture: SharePicture
  /** Open Graph type of the page. */
  type: 'website' | 'video.other'
  indexed: boolean
}

/** The size of all social sharing pictures. */
export const sharePictureSize = { width: 1200, height: 630 }

// Open Graph requires a country in its locales.
function countryLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** Builds the metadata of a page for search engines and social networks. */
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
  /** The canonical URL of the page. */
  canonical: string
  /** The URL of the page in every locale, and the default for all other languages. */
  languages: Record<Locale | 'x-default', string>
}

/**
 * The absolute URLs of a page. They keep the brand and `query`, the id of an entity or a day; other
 * parameters (filters, steps, referrers) do not make a different page.
 *
 * @param origin public origin of the site, without a path
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
