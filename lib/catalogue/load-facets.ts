import 'server-only'
import { cachedBodyFocuses } from '@/lib/api/cached/body-focuses'
import { cachedEquipment } from '@/lib/api/cached/equipment'
import { cachedInstructors } from '@/lib/api/cached/instructors'
import { itemsOf } from '@/lib/api/cached/items-of'
import type { Facets } from './facets'
import { loadModalities } from './load-modalities'
import { loadVideoCounts } from './load-video-counts'
import { withVideos } from './with-videos'

/**
 * The choices of every filter that give a video of the brand; one that could not be asked for has
 * none, the list still stands.
 */
export async function loadFacets(locale: string, brandId: number | null): Promise<Facets> {
  const [modalities, equipment, bodyFocuses, instructors, counts] = await Promise.all([
    loadModalities(locale, brandId),
    cachedEquipment(locale),
    cachedBodyFocuses(locale),
    cachedInstructors(locale, { brandId }),
    loadVideoCounts(locale, brandId),
  ])
  return {
    modalities_ids: modalities,
    equipment_ids: withVideos(itemsOf(equipment), counts?.equipmentIds ?? null),
    body_focuses_ids: withVideos(itemsOf(bodyFocuses), counts?.bodyFocusesIds ?? null),
    instructor_ids: itemsOf(instructors).map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
      icon: null,
    })),
  }
}
