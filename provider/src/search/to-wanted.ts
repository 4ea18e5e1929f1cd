import { loadFilterIndex } from '../catalogue/filter-index'
import type { Database } from '../db/database'
import type { Deps } from '../deps'
import { queryPeriod } from './query-period'
import type { Reading } from './read-query'
import type { Wanted } from './search-sources'
import type { Meaning } from './vocabulary'

const widerMinutes = 5

/** A length that no video has stands for those of about that length. */
async function offeredMinutes(db: Database, { minutes }: Meaning): Promise<Meaning['minutes']> {
  const exact = minutes?.min
  if (exact === undefined || exact !== minutes?.max) return minutes
  const indexed = await loadFilterIndex(db)
  if (indexed.some(({ seconds }) => seconds === exact * 60)) return minutes
  return { min: Math.max(0, exact - widerMinutes), max: exact + widerMinutes }
}

/** What a reading asks for: filters as lists have them, and the period of classes. */
export async function toWanted(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { meaning, rest }: Reading,
  timeZone: string,
): Promise<Wanted> {
  const now = clock.now()
  const period = queryPeriod(meaning, now, timeZone)
  const minutes = await offeredMinutes(db, meaning)
  const { brandId, modalityIds, usualModalityIds = [] } = meaning
  const filters = {
    q: rest.join(' ') || null,
    brand_id: brandId ?? null,
    modalities_ids: modalityIds ?? (brandId === undefined ? usualModalityIds : []),
    equipment_ids: meaning.equipmentIds ?? [],
    body_focuses_ids: meaning.bodyFocusIds ?? [],
    instructor_ids: meaning.instructorIds ?? [],
    duration_min: minutes?.min ?? null,
    duration_max: minutes?.max ?? null,
    level: meaning.level ?? null,
    date: period?.date ?? null,
    starts_from: period?.narrow ? period.from.toISOString() : null,
    starts_until: period?.narrow ? period.until.toISOString() : null,
  }
  return { filters, period, now }
}
