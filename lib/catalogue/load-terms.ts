import 'server-only'
import { cachedVideoCounts } from '@/lib/api/cached/catalogue'
import { itemsOf } from '@/lib/api/cached/loadable'
import {
  cachedBodyFocuses,
  cachedEquipment,
  cachedModalities,
} from '@/lib/api/cached/reference-data'
import type { VideoFacets } from '@/lib/api/video-facets'
import type { Locale } from '@/lib/locale/locales'
import { withVideos } from './group-videos'
import { termTexts } from './term-texts'
import { type Term, toTerm } from './terms'

const taxonomies = {
  modalities_ids: { read: cachedModalities, texts: 'modalities' },
  equipment_ids: { read: cachedEquipment, texts: 'equipment' },
  body_focuses_ids: { read: cachedBodyFocuses, texts: 'bodyFocuses' },
} as const

/**
 * The choices of a filter by taxonomy of which a brand has videos, or with null all of them, named for
 * the page; none when they could not be asked for.
 */
export async function loadTerms(
  filter: keyof typeof taxonomies,
  locale: Locale,
  brandId: number | null,
): Promise<Term[]> {
  const { read, texts } = taxonomies[filter]
  const [terms, counts, named] = await Promise.all([
    read(locale),
    loadVideoCounts(locale, brandId),
    termTexts(texts, locale),
  ])
  return withVideos(itemsOf(terms), counts?.[filter] ?? null).map((term) => toTerm(term, named))
}

/**
 * How many videos of a brand match each value of each filter; null for all brands together, or when
 * the request failed.
 */
async function loadVideoCounts(
  locale: string,
  brandId: number | null,
): Promise<VideoFacets | null> {
  if (brandId === null) return null
  const counts = await cachedVideoCounts(locale, brandId)
  return counts.ok ? counts.data : null
}
