import type { Studio } from '@/lib/api/studios'
import { phoneLink } from '@/lib/locale/phone'
import type { Thing } from './thing'

/** What a list holds, in its order, each with a page of its own; addresses are absolute. */
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

/** The way to a page for search engines; addresses are absolute, the page itself needs none. */
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

/** Places where people train, in the order of their list; none of them has a page of its own. */
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
