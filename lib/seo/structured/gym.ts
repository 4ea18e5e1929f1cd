import type { Studio } from '@/lib/api/studios'
import { phoneLink } from '@/lib/locale/phone'
import type { Thing } from './thing'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A studio as structured data: a place with its address and opening hours; URLs are absolute. */
export function gym(studio: Studio, { url, image }: { url: string; image: string }): Thing {
  const { name, brand, address, phone, hours, websiteUrl } = studio
  const { line1, line2, city, state, postalCode, country } = address
  return {
    '@type': 'ExerciseGym',
    '@id': `${url}#gym`,
    name,
    url,
    image: [image],
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
    openingHoursSpecification:
      hours.length === 0
        ? undefined
        : hours.map(({ day, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${days[day]}`,
            opens,
            closes,
          })),
    telephone: phoneLink(phone)?.slice('tel:'.length),
    sameAs: websiteUrl ?? undefined,
  }
}
