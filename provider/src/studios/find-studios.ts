import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm'
import { searchClauses } from '../catalogue/search'
import type { Database, RowRange } from '../db/database'
import { studios } from '../db/schema/studios'
import { columnsWithoutSearch } from '../db/schema/column-types'

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
export type FoundStudio = StudioRow & { distanceMiles: number | null }

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
