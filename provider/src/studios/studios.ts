import { z } from '@hono/zod-openapi'
import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm'
import { brandRef, loadLookups } from '../catalogue/lookups'
import { searchClauses } from '../catalogue/search'
import { BrandRef } from '../catalogue/wire'
import type { Database, RowRange } from '../db/database'
import { columnsWithoutSearch } from '../db/schema/column-types'
import { studios } from '../db/schema/studios'
import type { Deps } from '../deps'

const earthRadiusMiles = 3958.7613

type Place = { latitude: number; longitude: number }
type StudioFilter = {
  q?: string
  brandId?: number
  near?: Place
  /** From `near`, included. */
  radiusMiles?: number
}
type StudioRow = Omit<typeof studios.$inferSelect, 'search'>
type FoundStudio = StudioRow & { distanceMiles: number | null }

/**
 * Miles from a place along the great circle (haversine, which is accurate for short distances too).
 */
function distanceFrom({ latitude, longitude }: Place): SQL<number> {
  return sql<number>`2 * ${earthRadiusMiles}::float8 * asin(sqrt(least(1,
    power(sin(radians(${studios.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${studios.latitude}))
      * power(sin(radians(${studios.longitude} - ${longitude}::float8) / 2), 2))))`
}

/**
 * Studios that match and their total number. `q` searches name, street, city, state and postal code
 * and tolerates typos. The nearest come first where a place is given, else the best matches of `q`;
 * those of one brand are sorted by name, those of all brands alternate: the first of each brand,
 * then the second, and so on.
 */
export async function findStudios(
  db: Database,
  { q, brandId, near, radiusMiles }: StudioFilter,
  range: RowRange,
): Promise<{ rows: FoundStudio[]; total: number }> {
  const search = await searchClauses(db, studios, q)
  if (!search) return { rows: [], total: 0 }
  const distance = near && distanceFrom(near)
  const where = and(
    brandId === undefined ? undefined : eq(studios.brandId, brandId),
    search.matches,
    distance && radiusMiles !== undefined ? lte(distance, radiusMiles) : undefined,
  )
  const isMixed = brandId === undefined && !search.matches && !distance
  const turn = sql`row_number() over (partition by ${studios.brandId} order by ${studios.name}, ${studios.city}, ${studios.id})`
  const first = isMixed
    ? [asc(turn), asc(studios.brandId)]
    : distance
      ? [asc(distance)]
      : search.bestFirst
  const [rows, total] = await Promise.all([
    db
      .select({ studio: columnsWithoutSearch(studios), distanceMiles: distance ?? sql<null>`null` })
      .from(studios)
      .where(where)
      .orderBy(...first, asc(studios.name), asc(studios.city), asc(studios.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(studios, where),
  ])
  return {
    rows: rows.map(({ studio, distanceMiles }) => ({ ...studio, distanceMiles })),
    total,
  }
}

/** One studio, or undefined. */
export async function findStudio(db: Database, id: number) {
  const [studio] = await db
    .select(columnsWithoutSearch(studios))
    .from(studios)
    .where(eq(studios.id, id))
  return studio
}

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
