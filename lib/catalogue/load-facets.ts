import 'server-only'
import { cachedBodyFocuses } from '@/lib/api/cached/body-focuses'
import { cachedEquipment } from '@/lib/api/cached/equipment'
import { cachedInstructors } from '@/lib/api/cached/instructors'
import { cachedModalities } from '@/lib/api/cached/modalities'
import type { Loaded } from '@/lib/api/cached/settle'
import type { Page } from '@/lib/api/paging'
import type { Facets } from './facets'

const found = <T>(loaded: Loaded<Page<T>>): T[] => (loaded.ok ? loaded.data.data : [])

/** The choices of every filter; one that could not be asked for has none, the list still stands. */
export async function loadFacets(locale: string, brandId: number | null): Promise<Facets> {
  const [modalities, equipment, bodyFocuses, instructors] = await Promise.all([
    cachedModalities(locale),
    cachedEquipment(locale),
    cachedBodyFocuses(locale),
    cachedInstructors(locale, { brandId }),
  ])
  return {
    modalities_ids: found(modalities),
    equipment_ids: found(equipment),
    body_focuses_ids: found(bodyFocuses),
    instructor_ids: found(instructors).map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName}`,
      icon: null,
    })),
  }
}
