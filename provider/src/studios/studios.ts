import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { inOrderOf } from '../by-id'
import { brandRef, loadLookups } from '../catalogue/lookups'
import { searchClauses } from '../search/text-search'
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

const { city, state, country } = studios
const byCity = [asc(city), asc(state), asc(country)]

/** Cities in the order of their best match. */
const byBestOfCity = (rank: SQL) =>
  desc(sql`max(${rank}) over (partition by ${city}, ${state}, ${country})`)

/**
 * Studios that match and their total number. `q` searches name, street, city, state and postal code
 * and tolerates typos. The nearest come first where a place is given. Otherwise the studios of a
 * city stand together: cities by name, with `q` those of the best matches first; within a city by
 * match, then by name.
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
  const order = distance
    ? [asc(distance)]
    : [...(search.rank ? [byBestOfCity(search.rank)] : []), ...byCity, ...search.bestFirst]
  const [rows, total] = await Promise.all([
    db
      .select({ studio: columnsWithoutSearch(studios), distanceMiles: distance ?? sql<null>`null` })
      .from(studios)
      .where(where)
      .orderBy(...order, asc(studios.name), asc(studios.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(studios, where),
  ])
  return {
    rows: rows.map(({ studio, distanceMiles }) => ({ ...studio, distanceMiles })),
    total,
  }
}

/** The studios of these ids, in their order; unknown ids are left out. */
export async function findStudiosById(db: Database, ids: readonly number[]) {
  const rows = await db
    .select(columnsWithoutSearch(studios))
    .from(studios)
    .where(inArray(studios.id, [...ids]))
  return inOrderOf(ids, rows).map((studio) => ({ ...studio, distanceMiles: null }))
}

/** One studio, or undefined. */
export async function findStudio(db: Database, id: number) {
  const [studio] = await findStudiosById(db, [id])
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

const clockTime = (example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-4]):[0-5]\d$/)
    .openapi({ description: '`HH:mm`, of 24 hours.', example })

const Hours = z
  .object({
    day: z.int().min(0).max(6).openapi({ description: 'Of the week; 0 is Sunday.' }),
    opens: clockTime('06:30'),
    closes: clockTime('20:00'),
  })
  .openapi('OpeningHours', {
    description:
      'A time on a day of the week at which a studio is open, by its own clock. A day may have several; one without any is closed.',
  })

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
    time_zone: z.string().openapi({ description: 'IANA name.', example: 'America/New_York' }),
    hours: z.array(Hours).openapi({ description: 'From Sunday on; empty when they are unknown.' }),
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
    time_zone: studio.timeZone,
    hours: studio.hours,
    website_url: studio.websiteUrl,
  }))
}
