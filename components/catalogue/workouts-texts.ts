import { getTranslations } from 'next-intl/server'
import type { VideoKind, VideoLevel, VideoSort } from '@/lib/api/videos'
import type { Duration, IdFilter } from '@/lib/catalogue/video-filters'
import type { Plural } from '@/lib/locale/fill'
import type { VideoCardTexts } from './video-card'
import { videoCardTexts } from './video-card-texts'

export interface FilterTexts {
  search: string
  filters: string
  close: string
  clear: string
  show: Plural
  groups: Record<IdFilter | 'kind' | 'level' | 'duration', string>
  kinds: Record<VideoKind, string>
  levels: Record<VideoLevel, string>
  durations: Record<Duration, string>
  sort: string
  sorts: Record<VideoSort, string>
  /** With `{name}`. */
  remove: string
}

export interface WorkoutsTexts {
  card: VideoCardTexts
  filter: FilterTexts
  count: Plural
  loading: string
  loadMore: string
  empty: { title: string; text: string }
  error: { title: string; text: string; retry: string }
}

/** Everything that the list of workouts says, in the language of the page. */
export async function workoutsTexts(): Promise<WorkoutsTexts> {
  const [t, card] = await Promise.all([getTranslations('catalogue'), videoCardTexts()])
  return {
    card,
    count: t.raw('workouts.count'),
    loading: t('workouts.loading'),
    loadMore: t('workouts.loadMore'),
    empty: { title: t('workouts.emptyTitle'), text: t('workouts.emptyText') },
    error: {
      title: t('workouts.errorTitle'),
      text: t('workouts.errorText'),
      retry: t('workouts.retry'),
    },
    filter: {
      search: t('filters.search'),
      filters: t('filters.open'),
      close: t('filters.close'),
      clear: t('filters.clear'),
      show: t.raw('filters.show'),
      remove: t.raw('filters.remove'),
      groups: {
        modalities_ids: t('filters.modality'),
        equipment_ids: t('filters.equipment'),
        body_focuses_ids: t('filters.bodyFocus'),
        instructor_ids: t('filters.instructor'),
        kind: t('filters.kind'),
        level: t('filters.level'),
        duration: t('filters.duration'),
      },
      kinds: { workout: t('kinds.workout'), class: t('kinds.class') },
      levels: card.levels,
      durations: {
        '0-15': t('durations.upTo15'),
        '15-30': t('durations.from15To30'),
        '30-45': t('durations.from30To45'),
        '45-': t('durations.from45'),
      },
      sort: t('filters.sort'),
      sorts: { newest: t('sorts.newest'), popular: t('sorts.popular') },
    },
  }
}
