import 'server-only'
import {
  cachedInstructors,
  cachedVideoCounts,
  cachedVideoGroups,
  cachedVideos,
} from '@/lib/api/cached/catalogue'
import { itemsOf, type Loadable } from '@/lib/api/cached/loadable'
import {
  cachedBodyFocuses,
  cachedEquipment,
  cachedModalities,
} from '@/lib/api/cached/reference-data'
import type { Page } from '@/lib/api/paging'
import type { Brand } from '@/lib/brand/brands'
import { homeLine, type LineNumber } from './home-line'
import { ROW } from './load-home'

const totalOf = (list: Loadable<Page<unknown>>) => (list.ok ? list.data.total : null)

/**
 * The numbers of the line of a brand's home page; null for a brand without a look, and so without a
 * line, of its own, and while they are unknown.
 */
export async function loadHomeLine(locale: string, brand: Brand): Promise<LineNumber[] | null> {
  if (brand.key !== brand.look) return null
  const query = { brandId: brand.id, perPage: ROW }
  const [videos, programs, instructors, counts, equipment, focuses, modalities] = await Promise.all(
    [
      cachedVideos(locale, query),
      cachedVideoGroups(locale, 'program', query),
      cachedInstructors(locale, { brandId: brand.id }),
      cachedVideoCounts(locale, brand.id),
      cachedEquipment(locale),
      cachedBodyFocuses(locale),
      cachedModalities(locale),
    ],
  )
  return homeLine(brand.look, {
    totals: {
      all: totalOf(videos),
      programs: totalOf(programs),
      instructors: totalOf(instructors),
    },
    counts: counts.ok ? counts.data : null,
    terms: {
      equipment_ids: itemsOf(equipment),
      body_focuses_ids: itemsOf(focuses),
      modalities_ids: itemsOf(modalities),
    },
  })
}
