import 'server-only'
import { cachedBodyFocuses } from '@/lib/api/cached/body-focuses'
import { cachedEquipment } from '@/lib/api/cached/equipment'
import { cachedInstructors } from '@/lib/api/cached/instructors'
import { cachedVideoCounts } from '@/lib/api/cached/video-counts'
import type { Loaded } from '@/lib/api/cached/settle'
import type { Page } from '@/lib/api/paging'
import type { Facets } from './facets'
import { loadModalities } from './load-modalities'
import { withVideos } from './with-videos'

const found = <T>(loaded: Loaded<Page<T>>): T[] => (loaded.ok ? loaded.data.data : [])

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
    brandId === null ? null : cachedVideoCounts(locale, brandId),
  ])
  const known = counts?.ok ? counts.data : null
  return {
    modalities_ids: modalities,
    equipment_ids: withVideos(found(equipment), known?.equipmentIds ?? null),
    body_focuses_ids: withVideos(found(bodyFocuses), known?.bodyFocusesIds ?? null),
    instructor_ids: found(instructors).map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
      icon: null,
    })),
  }
}
