import { asc } from 'drizzle-orm'
import type { Database } from '../db/database'
import { bodyFocuses, brands, equipment, instructors, modalities } from '../db/schema/catalogue'

const freshFor = 30_000

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

/** Everything that videos and classes name by id, in display order. */
export type Names = Awaited<ReturnType<typeof load>>

const kept = new WeakMap<Database, { names: Promise<Names>; at: number }>()

/** The names, at most 30 s old: they change a few times a year and every card needs them. */
export function loadNames(db: Database): Promise<Names> {
  const known = kept.get(db)
  if (known && performance.now() - known.at < freshFor) return known.names
  const names = load(db)
  kept.set(db, { names, at: performance.now() })
  names.catch(() => kept.delete(db))
  return names
}
