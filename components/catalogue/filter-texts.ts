import { getTranslations } from 'next-intl/server'
import type { VideoKind, VideoLevel } from '@/lib/api/videos'
import type { Duration, IdFilter, SortChoice } from '@/lib/catalogue/video-filters'
import type { Plural } from '@/lib/locale/fill'

export interface FilterTexts {
  search: string
  filters: string
  close: string
  clear: string
  show: Plural
  groups: Record<IdFilter | 'kind' | 'level' | 'duration' | 'taken' | 'brand', string>
  kinds: Record<VideoKind, string>
  levels: Record<VideoLevel, string>
  durations: Record<Duration, string>
  taken: Record<'true' | 'false', string>
  allBrands: string
  sort: string
  sorts: Record<SortChoice, string>
  /** With `{name}`. */
  remove: string
  countsFailed: string
  retry: string
}

/** What filters are called, in the language of the page. Server components only. */
export async function filterTexts(): Promise<FilterTexts> {
  const [t, common] = await Promise.all([getTranslations('catalogue'), getTranslations('common')])
  return {
    search: t('filters.search'),
    filters: t('filters.open'),
    close: t('filters.close'),
    clear: t('list.clear'),
    show: t.raw('filters.show'),
    remove: t.raw('filters.remove'),
    countsFailed: t('filters.countsFailed'),
    retry: common('retry'),
    groups: {
      modalities_ids: t('filters.modality'),
      equipment_ids: t('filters.equipment'),
      body_focuses_ids: t('filters.bodyFocus'),
      instructor_ids: t('filters.instructor'),
      kind: t('filters.kind'),
      level: t('filters.level'),
      duration: t('filters.duration'),
      taken: t('filters.taken'),
      brand: t('filters.brand'),
    },
    kinds: { workout: t('kinds.workout'), class: t('kinds.class') },
    levels: {
      beginner: t('levels.beginner'),
      intermediate: t('levels.intermediate'),
      advanced: t('levels.advanced'),
    },
    durations: {
      '0-15': t('durations.upTo15'),
      '15-30': t('durations.from15To30'),
      '30-45': t('durations.from30To45'),
      '45-': t('durations.from45'),
    },
    taken: { true: t('taken.true'), false: t('taken.false') },
    allBrands: t('filters.allBrands'),
    sort: t('filters.sort'),
    sorts: {
      best: t('sorts.best'),
      newest: t('sorts.newest'),
      popular: t('sorts.popular'),
      short: t('sorts.short'),
    },
  }
}
