import { getTranslations } from 'next-intl/server'
import type { SearchFormTexts } from '@/components/ui/search-form'
import type { ListTexts } from '@/components/ui/list-body'
import type { GroupKind } from '@/lib/api/video-groups'
import { groupsScreen } from '@/lib/catalogue/group-screens'
import { type FilterTexts, filterTexts } from './filter-texts'
import type { VideoCardTexts } from './video-card'
import { groupCardTexts, videoCardTexts } from './card-texts'
import type { GroupCardTexts } from './group-card'

/** The texts of a list in the page's language. Server components only. */
export async function listTexts(
  name: 'workouts' | 'collections' | 'programs' | 'instructors',
): Promise<ListTexts> {
  const [t, common] = await Promise.all([
    getTranslations(`catalogue.${name}`),
    getTranslations('catalogue.list'),
  ])
  return {
    count: t.raw('count'),
    loading: t('loading'),
    loadMore: common('loadMore'),
    empty: { title: t('emptyTitle'), text: common('emptyText'), clear: common('clear') },
    error: { title: t('errorTitle'), text: common('errorText'), retry: common('retry') },
  }
}

export interface WorkoutsTexts {
  card: VideoCardTexts
  filter: FilterTexts
  list: ListTexts
}

/** The texts of the list of workouts in the page's language. */
export async function workoutsTexts(): Promise<WorkoutsTexts> {
  const [card, filter, list] = await Promise.all([
    videoCardTexts(),
    filterTexts(),
    listTexts('workouts'),
  ])
  return { card, filter, list }
}

export interface GroupsTexts {
  search: SearchFormTexts
  modalities: string
  /** With `{name}`. */
  remove: string
  brands: string
  allBrands: string
  card: GroupCardTexts
  list: ListTexts
}

/** The texts of a list of collections or programs. Server components only. */
export async function groupsTexts(kind: GroupKind): Promise<GroupsTexts> {
  const name = groupsScreen[kind]
  const [t, common, filters, card, list] = await Promise.all([
    getTranslations(`catalogue.${name}`),
    getTranslations('common'),
    getTranslations('catalogue.filters'),
    groupCardTexts(),
    listTexts(name),
  ])
  return {
    search: { label: t('search'), clear: common('clearSearch') },
    modalities: filters('names.modalities_ids'),
    remove: filters.raw('remove'),
    brands: filters('brand'),
    allBrands: filters('allBrands'),
    card,
    list,
  }
}
