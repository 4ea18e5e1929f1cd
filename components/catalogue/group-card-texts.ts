import { getTranslations } from 'next-intl/server'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentLocale } from '@/lib/locale/current-locale'
import type { GroupCardTexts } from './group-card'
import { heartTexts } from './heart-texts'

/** The texts of cards of collections and programs. Server components only. */
export async function groupCardTexts(): Promise<GroupCardTexts> {
  const [t, heart, locale] = await Promise.all([
    getTranslations('catalogue.group'),
    heartTexts(),
    currentLocale(),
  ])
  return { videos: t.raw('videos'), weeks: t.raw('weeks'), heart, ...catalogueLang(locale) }
}
