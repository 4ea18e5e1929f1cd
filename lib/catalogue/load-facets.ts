import 'server-only'
import { cachedBodyFocuses, cachedEquipment } from '@/lib/api/cached/taxonomy'
import { cachedInstructors } from '@/lib/api/cached/instructors'
import { itemsOf } from '@/lib/api/cached/loadable'
import type { Locale } from '@/lib/locale/locales'
import { loadModalities } from './load-modalities'
import { loadVideoCounts } from './load-video-counts'
import { termTexts } from './term-texts'
import { type Term, toTerm } from './terms'
import { withVideos } from './group-videos'
import type { IdFilter } from './video-filters'

/**
 * The choices of every filter that give a video of the brand; one that could not be asked for has
 * none, the list still stands.
 */
export async function loadFacets(locale: Locale, brandId: number | null): Promise<Facets> {
  const [modalities, equipment, focuses, instructors, counts, ...texts] = await Promise.all([
    loadModalities(locale, brandId),
    cachedEquipment(locale),
    cachedBodyFocuses(locale),
    cachedInstructors(locale, { brandId }),
    loadVideoCounts(locale, brandId),
    termTexts('equipment', locale),
    termTexts('bodyFocuses', locale),
  ])
  const [equipmentTexts, focusTexts] = texts
  return {
    modalities_ids: modalities,
    equipment_ids: withVideos(itemsOf(equipment), counts?.equipmentIds ?? null).map((item) =>
      toTerm(item, equipmentTexts),
    ),
    body_focuses_ids: withVideos(itemsOf(focuses), counts?.bodyFocusesIds ?? null).map((focus) =>
      toTerm(focus, focusTexts),
    ),
    instructor_ids: itemsOf(instructors).map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
      icon: null,
    })),
  }
}

/** What can be chosen for each filter that holds ids. */
export type Facets = Record<IdFilter, readonly Term[]>
