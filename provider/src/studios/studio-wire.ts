import { z } from '@hono/zod-openapi'
import { brandRef, loadLookups } from '../catalogue/lookups'
import { BrandRef } from '../catalogue/wire'
import type { Deps } from '../deps'
import type { FoundStudio } from './find-studios'

const Address = z
  .object({
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    state: z.string().nullable(),
    postal_code: z.string(),
    country: z.string().openapi({ description: 'ISO 3166, two letters.', example: 'US' }),
  })
  .openapi('Address')

export const Studio = z
  .object({
    id: z.int(),
    name: z.string(),
    brand: BrandRef,
    address: Address,
    phone: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    distance_miles: z
      .number()
      .optional()
      .openapi({ description: 'From the given place, to a tenth; only when one was given.' }),
    free_class_available: z.boolean(),
    website_url: z.url().nullable(),
  })
  .openapi('Studio')

type WireStudio = z.infer<typeof Studio>

/** The wire form of studios, with the distance where it is known. */
export async function presentStudios(
  { db }: Pick<Deps, 'db'>,
  rows: readonly FoundStudio[],
): Promise<WireStudio[]> {
  const lookups = await loadLookups(db)
  return rows.map((studio) => ({
    id: studio.id,
    name: studio.name,
    brand: brandRef(lookups, studio.brandId),
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
