import { getTranslations } from 'next-intl/server'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentLocale } from '@/lib/locale/current-locale'
import { heartTexts } from './heart-texts'
import type { VideoCardTexts } from './video-card'

/** The texts of video cards in the language of the page. Server components only. */
export async function videoCardTexts(): Promise<VideoCardTexts> {
  const [t, heart, locale] = await Promise.all([
    getTranslations('catalogue'),
    heartTexts(),
    currentLocale(),
  ])
  return {
    minutes: t.raw('card.minutes'),
    free: t('card.free'),
    heart,
    ...catalogueLang(locale),
    levels: {
      beginner: t('levels.beginner'),
      intermediate: t('levels.intermediate'),
      advanced: t('levels.advanced'),
    },
  }
}
