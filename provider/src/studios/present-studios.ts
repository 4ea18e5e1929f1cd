import { loadNames } from '../catalogue/names'
import { brandRef } from '../catalogue/present-names'
import type { Deps } from '../deps'
import type { FoundStudio } from './find-studios'
import type { WireStudio } from './wire'

/** The wire form of studios, with the distance of those that have one. */
export async function presentStudios(
  { db }: Pick<Deps, 'db'>,
  rows: readonly FoundStudio[],
): Promise<WireStudio[]> {
  const names = await loadNames(db)
  return rows.map((studio) => ({
    id: studio.id,
    name: studio.name,
    brand: brandRef(names, studio.brandId),
    address: {
      line1: studio.line1,
      line2: studio.line2,
      city: studio.city,
      state: studio.state,
      postal_code: studio.postalCode,
      country: studio.country,
    },
    phone: studio.phone,
    latitude: studio.latitude,
    longitude: studio.longitude,
    ...(studio.distanceMiles !== null && {
      distance_miles: Math.round(studio.distanceMiles * 10) / 10,
    }),
    free_class_available: studio.freeClassAvailable,
    website_url: studio.websiteUrl,
  }))
}
