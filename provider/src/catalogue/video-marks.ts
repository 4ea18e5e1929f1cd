import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readIds } from './read-ids'

const freshFor = 30_000

/** The filters that hold choices with a number, in the order of `VideoMarks.choices`. */
export const numbered = [
  'kind',
  'level',
  'modalities_ids',
  'equipment_ids',
  'body_focuses_ids',
  'instructor_ids',
] as const

export const kinds = ['workout', 'class']
export const levels = ['beginner', 'intermediate', 'advanced']

/** What a video can be found by, and nothing else of it. */
export type VideoMarks = {
  id: number
  brandId: number
  seconds: number
  /** Of each filter of `numbered`: ids, or places in `kinds` and `levels`. */
  choices: readonly (readonly number[])[]
}

// Arrays come as texts: the driver's own reading of sixty thousand of them takes a tenth of a second.
async function load(db: Database): Promise<VideoMarks[]> {
  const { rows } = await db.execute<{ marks: string }>(sql`
    select concat_ws(';', id, kind, level, brand_id, instructor_id, duration_seconds,
      array_to_string(modality_ids, ','), array_to_string(equipment_ids, ','),
      array_to_string(body_focus_ids, ',')) as marks
    from videos`)
  return rows.map(({ marks }) => {
    const [id, kind, level, brandId, instructorId, seconds, modality, equipment, focus] =
      marks.split(';')
    return {
      id: Number(id),
      brandId: Number(brandId),
      seconds: Number(seconds),
      choices: [
        [kinds.indexOf(kind!)],
        [levels.indexOf(level!)],
        readIds(modality!),
        readIds(equipment!),
        readIds(focus!),
        [Number(instructorId)],
      ],
    }
  })
}

type Kept = { marks: Promise<VideoMarks[]>; at: number; isLoading: boolean }
const kept = new WeakMap<Database, Kept>()

/**
 * The marks of every video. They change a few times a day and are kept for half a minute; who asks
 * after that is not kept waiting for newer ones, the next to ask has them.
 */
export function loadVideoMarks(db: Database): Promise<VideoMarks[]> {
  const known = kept.get(db)
  if (known && (known.isLoading || performance.now() - known.at < freshFor)) return known.marks
  const marks = load(db)
  const keep = (value: Promise<VideoMarks[]>, isLoading: boolean) =>
    kept.set(db, { marks: value, at: performance.now(), isLoading })
  keep(known?.marks ?? marks, true)
  marks.then(
    () => keep(marks, false),
    () => kept.delete(db),
  )
  return known?.marks ?? marks
}
