import { getTranslations } from 'next-intl/server'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import { heartTexts } from './heart-texts'
import type { VideoCardTexts } from './video-card'

/** The texts of video cards in the language of the page. Server components only. */
export async function videoCardTexts(): Promise<VideoCardTexts> {
  const [t, heart, lang] = await Promise.all([
    getTranslations('catalogue'),
    heartTexts(),
    currentCatalogueLang(),
  ])
  return {
    minutes: t.raw('card.minutes'),
    free: t('card.free'),
    heart,
    ...lang,
    levels: {
      beginner: t('filters.choices.level.beginner'),
      intermediate: t('filters.choices.level.intermediate'),
      advanced: t('filters.choices.level.advanced'),
    },
  }
}
