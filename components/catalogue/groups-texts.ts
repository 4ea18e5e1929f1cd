import { getTranslations } from 'next-intl/server'
import type { GroupKind } from '@/lib/api/video-groups'
import { groupsScreen } from '@/lib/catalogue/group-screens'
import { type GroupCardTexts } from './group-card'
import { groupCardTexts } from './group-card-texts'
import type { ListTexts } from '@/components/ui/list-body'
import { listTexts } from './list-texts'

export interface GroupsTexts {
  search: string
  modalities: string
  brands: string
  allBrands: string
  card: GroupCardTexts
  list: ListTexts
}

/** Everything that a list of collections or programs says. Server components only. */
export async function groupsTexts(kind: GroupKind): Promise<GroupsTexts> {
  const name = groupsScreen[kind]
  const [t, filters, card, list] = await Promise.all([
    getTranslations(`catalogue.${name}`),
    getTranslations('catalogue.filters'),
    groupCardTexts(),
    listTexts(name),
  ])
  return {
    search: t('search'),
    modalities: filters('names.modalities_ids'),
    brands: filters('brand'),
    allBrands: filters('allBrands'),
    card,
    list,
  }
}
