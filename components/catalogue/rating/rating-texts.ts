import { getTranslations } from 'next-intl/server'
import type { Difficulty } from '@/lib/api/video-ratings'
import type { Plural } from '@/lib/locale/fill'

export interface RatingTexts {
  /** Above the form, and above the vote. */
  title: string
  yourTitle: string
  starsLegend: string
  /** With `{count}`. */
  stars: Plural
  starsMissing: string
  difficultyLegend: string
  difficulty: Record<Difficulty, string>
  difficultyMissing: string
  save: string
  cancel: string
  saved: string
  change: string
  remove: string
  removed: string
  failed: string
  removeFailed: string
  unconfirmed: string
}

/** The texts of a member's own rating in the page's language. */
export async function ratingTexts(): Promise<RatingTexts> {
  const [t, errors] = await Promise.all([
    getTranslations('catalogue.rating'),
    getTranslations('errors'),
  ])
  return {
    title: t('title'),
    yourTitle: t('yourTitle'),
    starsLegend: t('starsLegend'),
    stars: t.raw('stars'),
    starsMissing: t('starsMissing'),
    difficultyLegend: t('difficultyLegend'),
    difficulty: t.raw('difficulty'),
    difficultyMissing: t('difficultyMissing'),
    save: t('save'),
    cancel: t('cancel'),
    saved: t('saved'),
    change: t('change'),
    remove: t('remove'),
    removed: t('removed'),
    failed: t('failed'),
    removeFailed: t('removeFailed'),
    unconfirmed: errors('unconfirmed'),
  }
}
