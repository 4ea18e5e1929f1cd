import { getTranslations } from 'next-intl/server'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import type { GroupCardTexts } from './group-card'
import { heartTexts } from './heart-texts'

/** The texts of cards of collections and programs. Server components only. */
export async function groupCardTexts(): Promise<GroupCardTexts> {
  const [t, heart, lang] = await Promise.all([
    getTranslations('catalogue.group'),
    heartTexts(),
    currentCatalogueLang(),
  ])
  return { videos: t.raw('videos'), weeks: t.raw('weeks'), heart, ...lang }
}
