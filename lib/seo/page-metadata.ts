import type { Metadata } from 'next'
import { PRODUCT_NAME } from '@/lib/brand/brands'
import { type Locale, locales } from '@/lib/locale/locales'
import type { PageAddresses } from './page-addresses'

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
