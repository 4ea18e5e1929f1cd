import { getTranslations } from 'next-intl/server'
import type { GroupCardTexts } from './group-card'

/** The texts of cards of collections and programs. Server components only. */
export async function groupCardTexts(): Promise<GroupCardTexts> {
  const t = await getTranslations('catalogue')
  return {
    videos: t.raw('group.videos'),
    weeks: t.raw('group.weeks'),
    heart: { favorite: t.raw('heart.favorite'), failed: t('heart.failed') },
  }
}
