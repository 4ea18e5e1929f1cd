import 'server-only'
import { cachedBodyFocuses } from '@/lib/api/cached/body-focuses'
import { cachedEquipment } from '@/lib/api/cached/equipment'
import { cachedInstructors } from '@/lib/api/cached/instructors'
import { itemsOf } from '@/lib/api/cached/items-of'
import type { Locale } from '@/lib/locale/locales'
import type { Facets } from './facets'
import { loadModalities } from './load-modalities'
import { loadVideoCounts } from './load-video-counts'
import { termTexts } from './term-texts'
import { toTerm } from './terms'
import { withVideos } from './with-videos'

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
