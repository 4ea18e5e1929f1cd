import 'server-only'
import { itemsOf } from '@/lib/api/cached/loadable'
import { cachedModalities } from '@/lib/api/cached/taxonomy'
import type { Locale } from '@/lib/locale/locales'
import { loadVideoCounts } from './load-video-counts'
import { termTexts } from './term-texts'
import { type Term, toTerm } from './terms'
import { withVideos } from './group-videos'

/**
 * The modalities of which a brand has videos, or with null all of them, named for the page; none when
 * they could not be asked for.
 */
export async function loadModalities(locale: Locale, brandId: number | null): Promise<Term[]> {
  const [modalities, counts, texts] = await Promise.all([
    cachedModalities(locale),
    loadVideoCounts(locale, brandId),
    termTexts('modalities', locale),
  ])
  return withVideos(itemsOf(modalities), counts?.modalitiesIds ?? null).map((modality) =>
    toTerm(modality, texts),
  )
}
