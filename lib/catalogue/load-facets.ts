import 'server-only'
import { cachedInstructors, cachedVideoCounts } from '@/lib/api/cached/catalogue'
import { itemsOf } from '@/lib/api/cached/loadable'
import type { Locale } from '@/lib/locale/locales'
import type { VideoFacets } from '@/lib/api/video-facets'
import { type IdFilter, idFilters } from './filter-table'
import { loadTerms } from './load-terms'
import type { Term } from './terms'

/** What can be chosen for each filter that holds ids. */
export type Facets = Record<IdFilter, readonly Term[]>

/**
 * The choices of every filter that give a video of the brand; one that could not be asked for has
 * none, the list still stands.
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

/**
 * How many videos of a brand each choice of a filter gives; null for all brands at once, and when it
 * could not be asked for.
 */
export async function loadVideoCounts(
  locale: string,
  brandId: number | null,
): Promise<VideoFacets | null> {
  if (brandId === null) return null
  const counts = await cachedVideoCounts(locale, brandId)
  return counts.ok ? counts.data : null
}
