import { cache } from 'react'
import { getTranslations } from 'next-intl/server'
import { practiceNames } from '@/lib/catalogue/practice-names'
import { currentCatalogueLang } from '@/lib/locale/current-catalogue-lang'
import type { HeartTexts } from './heart-button'
import type { VideoCardTexts } from './video-card'
import type { GroupCardTexts } from './group-card'

/** The texts of heart buttons in the page's language. Server components only. */
export const heartTexts = cache(async (): Promise<HeartTexts> => {
  const [heart, errors] = await Promise.all([
    getTranslations('catalogue.heart'),
    getTranslations('errors'),
  ])
  return {
    favorite: heart.raw('favorite'),
    failed: heart('failed'),
    unconfirmed: errors('unconfirmed'),
  }
})

/**
 * The texts of video cards in the language of the page, the same object for all rows, so that the
 * page's data holds them once. Server components only.
 */
export const videoCardTexts = cache(async (): Promise<VideoCardTexts> => {
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
})

/** The texts of cards of collections and programs. Server components only. */
export const groupCardTexts = cache(async (): Promise<GroupCardTexts> => {
  const [group, heart, practices, lang] = await Promise.all([
    getTranslations('catalogue.group'),
    heartTexts(),
    practiceNames(),
    currentCatalogueLang(),
  ])
  return { videos: group.raw('videos'), weeks: group.raw('weeks'), practices, heart, ...lang }
})
