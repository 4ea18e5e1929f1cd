import 'server-only'
import { cachedInstructors } from '@/lib/api/cached/catalogue'
import { itemsOf } from '@/lib/api/cached/loadable'
import type { Locale } from '@/lib/locale/locales'
import { type IdFilter, idFilters } from './filter-table'
import { loadTerms } from './load-terms'
import type { Term } from './terms'

/** The values of each filter that holds ids. */
export type Facets = Record<IdFilter, readonly Term[]>

/**
 * The values of every filter that match at least one video of the brand. A filter that could not be
 * loaded has no values, so that the list itself still renders.
 */
export async function loadFacets(locale: Locale, brandId: number | null): Promise<Facets> {
  const load = (key: IdFilter) =>
    key === 'instructor_ids' ? loadInstructors(locale, brandId) : loadTerms(key, locale, brandId)
  const choices = await Promise.all(idFilters.map(async (key) => [key, await load(key)]))
  return Object.fromEntries(choices) as Facets
}

async function loadInstructors(locale: Locale, brandId: number | null): Promise<Term[]> {
  const instructors = await cachedInstructors(locale, { brandId })
  return itemsOf(instructors).map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
    icon: null,
  }))
}
