import { getTranslations } from 'next-intl/server'
import type { VideoCardTexts } from './video-card'

/** The texts of video cards in the language of the page. Server components only. */
export async function videoCardTexts(): Promise<VideoCardTexts> {
  const t = await getTranslations('catalogue')
  return {
    minutes: t.raw('card.minutes'),
    free: t('card.free'),
    heart: { favorite: t.raw('heart.favorite'), failed: t('heart.failed') },
    levels: {
      beginner: t('levels.beginner'),
      intermediate: t('levels.intermediate'),
      advanced: t('levels.advanced'),
    },
  }
}
