import { getTranslations } from 'next-intl/server'
import type { GroupCardTexts } from './group-card'

/** The texts of cards of collections and programs. Server components only. */
export async function groupCardTexts(): Promise<GroupCardTexts> {
  const t = await getTranslations('catalogue.group')
  return { videos: t.raw('videos'), weeks: t.raw('weeks') }
}
