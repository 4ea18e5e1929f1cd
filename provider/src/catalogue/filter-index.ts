import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

const maxAgeMs = 30_000

/** The filters whose values have numbers, in the order of `IndexedVideo.choices`. */
export const indexedFilters = [
  'kind',
  'level',
  'modalities_ids',
  'equipment_ids',
  'body_focuses_ids',
  'instructor_ids',
] as const

export const kinds = ['workout', 'class']
export const levels = ['beginner', 'intermediate', 'advanced']

/** The filterable properties of a video. */
export type IndexedVideo = {
  id: number
  brandId: number
  seconds: number
  /** The values of each of `indexedFilters`: ids, or positions in `kinds` and `levels`. */
  choices: readonly (readonly number[])[]
}

// Arrays are read as strings: the driver needs a tenth of a second to parse sixty thousand of them.
async function load(db: Database): Promise<IndexedVideo[]> {
  const { rows } = await db.execute<{ fields: string }>(sql`
    select concat_ws(';', id, kind, level, brand_id, instructor_id, duration_seconds,
      array_to_string(modality_ids, ','), array_to_string(equipment_ids, ','),
      array_to_string(body_focus_ids, ',')) as fields
    from videos`)
  return rows.map(({ fields }) => {
    const [id, kind, level, brandId, instructorId, seconds, modality, equipment, focus] =
      fields.split(';')
    return {
      id: Number(id),
      brandId: Number(brandId),
      seconds: Number(seconds),
      choices: [
        [kinds.indexOf(kind!)],
        [levels.indexOf(level!)],
        parseIds(modality!),
        parseIds(equipment!),
        parseIds(focus!),
        [Number(instructorId)],
      ],
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
