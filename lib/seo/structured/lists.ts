import type { Studio } from '@/lib/api/studios'
import { phoneLink } from '@/lib/locale/phone'
import type { Thing } from './thing'

/** A list as structured data, in order, whose items have pages of their own; URLs are absolute. */
export function itemList(name: string, items: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  }
}

/** Breadcrumbs as structured data; URLs are absolute, and the page itself needs none. */
export function breadcrumbList(crumbs: readonly { name: string; url?: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** A list of studios as structured data, in order; studios have no pages of their own. */
export function gymList(
  name: string,
  studios: readonly Studio[],
  { url }: { url: string },
): Thing | null {
  if (studios.length === 0) return null
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: studios.length,
    itemListElement: studios.map((studio, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: gym(studio, url),
    })),
  }
}

function gym(
  { id, name, brand, address, phone, websiteUrl, ...studio }: Studio,
  url: string,
): Thing {
  const { line1, line2, city, state, postalCode, country } = address
  return {
    '@type': 'ExerciseGym',
    '@id': `${url}#studio-${id}`,
    name,
    brand: { '@type': 'Brand', name: brand.name },
    address: {
      '@type': 'PostalAddress',
      streetAddress: [line1, line2].filter(Boolean).join(', '),
      addressLocality: city,
      addressRegion: state ?? undefined,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: studio.latitude, longitude: studio.longitude },
    telephone: phoneLink(phone)?.slice('tel:'.length),
    url: websiteUrl ?? undefined,
  }
}
