import { getTranslations } from 'next-intl/server'
import { heartTexts } from './heart-texts'
import type { VideoCardTexts } from './video-card'

/** The texts of video cards in the language of the page. Server components only. */
export async function videoCardTexts(): Promise<VideoCardTexts> {
  const [t, heart] = await Promise.all([getTranslations('catalogue'), heartTexts()])
  return {
    minutes: t.raw('card.minutes'),
    free: t('card.free'),
    heart,
    levels: {
      beginner: t('levels.beginner'),
      intermediate: t('levels.intermediate'),
      advanced: t('levels.advanced'),
    },
  }
}
