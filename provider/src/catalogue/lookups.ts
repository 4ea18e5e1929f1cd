import { asc } from 'drizzle-orm'
import type { Database } from '../db/database'
import { bodyFocuses, brands, equipment, instructors, modalities } from '../db/schema/catalogue'
import { pictureWire } from '../media/pictures'

const maxAgeMs = 30_000

async function load(db: Database) {
  const [brandRows, instructorRows, modalityRows, equipmentRows, focusRows] = await Promise.all([
    db.select().from(brands).orderBy(asc(brands.position)),
    db.select().from(instructors).orderBy(asc(instructors.id)),
    db.select().from(modalities).orderBy(asc(modalities.position)),
    db.select().from(equipment).orderBy(asc(equipment.position)),
    db.select().from(bodyFocuses).orderBy(asc(bodyFocuses.position)),
  ])
  const byId = <T extends { id: number }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]))
  return {
    brands: byId(brandRows),
    instructors: byId(instructorRows),
    modalities: byId(modalityRows),
    equipment: byId(equipmentRows),
    bodyFocuses: byId(focusRows),
  }
}

/**
 * The brands, instructors and facet values that videos and classes refer to by id, in display
 * order.
 */
export type Lookups = Awaited<ReturnType<typeof load>>

const cache = new WeakMap<Database, { lookups: Promise<Lookups>; at: number }>()

/** The lookups, at most 30 s old: they change a few times a year and every card needs them. */
export function loadLookups(db: Database): Promise<Lookups> {
  const cached = cache.get(db)
  if (cached && performance.now() - cached.at < maxAgeMs) return cached.lookups
  const lookups = load(db)
  cache.set(db, { lookups, at: performance.now() })
  lookups.catch(() => cache.delete(db))
  return lookups
}

function requireRow<T>(rows: Map<number, T>, id: number): T {
  const row = rows.get(id)
  if (!row) throw new Error(`No row of id ${id} in the lookups`)
  return row
}

export function brandRef(lookups: Lookups, id: number) {
  const { externalId, name } = requireRow(lookups.brands, id)
  return { id, external_id: externalId, name }
}

export function instructorRef(lookups: Lookups, id: number, mediaUrl: string) {
  const { firstName, lastName, portrait } = requireRow(lookups.instructors, id)
  const { url, placeholder } = pictureWire(mediaUrl, portrait)
  return { id, first_name: firstName, last_name: lastName, image_url: url, placeholder }
}

/** The wire form of the values of a facet, in the order of the ids. */
export function toFacetValues(
  rows: Map<number, { id: number; name: string; icon: string }>,
  ids: readonly number[] = [...rows.keys()],
) {
  return ids.map((id) => {
    const { name, icon } = requireRow(rows, id)
    return { id, name, icon }
  })
}
