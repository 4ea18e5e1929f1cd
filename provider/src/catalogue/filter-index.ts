import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videos } from '../db/schema/catalogue'
import {
  type IndexedFilterName,
  indexedFilterNames,
  indexedFilters,
  valuesOf,
} from './video-filters'

const maxAgeMs = 30_000

/** The filterable properties of a video. */
export type IndexedVideo = {
  id: number
  brandId: number
  seconds: number
  /** The numbers of its values, by `indexedFilterNames`: ids, or positions among the values. */
  choices: readonly (readonly number[])[]
}

// Arrays are read as strings: the driver needs a tenth of a second to parse sixty thousand of them.
async function load(db: Database): Promise<IndexedVideo[]> {
  const filters = indexedFilterNames.map((name) => indexedFilters[name])
  const columns = filters.map(({ indexed }) => sql`coalesce(${indexed}::text, '')`)
  const { rows } = await db.execute<{ fields: string }>(sql`
    select concat_ws(';', id, brand_id, duration_seconds, ${sql.join(columns, sql`, `)}) as fields
    from ${videos}`)
  return rows.map(({ fields }) => {
    const [id, brandId, seconds, ...values] = fields.split(';')
    return {
      id: Number(id),
      brandId: Number(brandId),
      seconds: Number(seconds),
      choices: indexedFilterNames.map((name, index) => valueNumbers(name, values[index]!)),
    }
  })
}

type CacheEntry = { indexed: Promise<IndexedVideo[]>; at: number; isLoading: boolean }
const cache = new WeakMap<Database, CacheEntry>()

/**
 * The filterable properties of all videos. They change a few times a day and are cached for half a
 * minute; after that the old ones are returned while new ones load.
 */
export function loadFilterIndex(db: Database): Promise<IndexedVideo[]> {
  const cached = cache.get(db)
  if (cached && (cached.isLoading || performance.now() - cached.at < maxAgeMs))
    return cached.indexed
  const indexed = load(db)
  const store = (value: Promise<IndexedVideo[]>, isLoading: boolean) =>
    cache.set(db, { indexed: value, at: performance.now(), isLoading })
  store(cached?.indexed ?? indexed, true)
  indexed.then(
    () => store(indexed, false),
    () => cache.delete(db),
  )
  return cached?.indexed ?? indexed
}

/** Parses comma-separated ids; an empty string and null hold none. */
export const parseIds = (text: string | null): number[] => (text ? text.split(',').map(Number) : [])

function valueNumbers(name: IndexedFilterName, text: string): number[] {
  const values = valuesOf(name)
  return values ? [values.indexOf(text)].filter((number) => number >= 0) : parseIds(text)
}
