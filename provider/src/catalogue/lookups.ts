import { asc } from 'drizzle-orm'
import type { Database } from '../db/database'
import { bodyFocuses, brands, equipment, instructors, modalities } from '../db/schema/catalogue'
import { pictureWire } from '../media/pictures'
import { byId } from '../by-id'
import { createDatabaseCache } from '../promise-cache'

async function load(db: Database) {
  const [brandRows, instructorRows, modalityRows, equipmentRows, focusRows] = await Promise.all([
    db.select().from(brands).orderBy(asc(brands.position)),
    db.select().from(instructors).orderBy(asc(instructors.id)),
    db.select().from(modalities).orderBy(asc(modalities.position)),
    db.select().from(equipment).orderBy(asc(equipment.position)),
    db.select().from(bodyFocuses).orderBy(asc(bodyFocuses.position)),
  ])
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

const cacheOf = createDatabaseCache<'lookups', Lookups>({ maxAgeMs: 30_000 })

/** The lookups, at most 30 s old: they change a few times a year and every card needs them. */
export const loadLookups = (db: Database): Promise<Lookups> =>
  cacheOf(db)('lookups', () => load(db))

/** The brands that are offered, in display order. */
export const offeredBrands = ({ brands: all }: Pick<Lookups, 'brands'>) =>
  [...all.values()].filter(({ offered }) => offered)

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
