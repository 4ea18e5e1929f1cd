import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { StarIcon } from '@/components/ui/icons/status'
import type { RatingSummary as Summary } from '@/lib/api/video-details'
import { plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import { currentLocale } from '@/lib/routing/current-page'
import { Stars } from './stars'

const formatStars = (average: number, locale: Locale) =>
  average.toLocaleString(locale, { minimumFractionDigits: 1 })

/** The average and the number of votes, in one line. */
export async function RatingLine({ rating: { average, votes } }: { rating: Summary }) {
  const [t, locale] = await Promise.all([getTranslations('catalogue.rating'), currentLocale()])
  const shown = formatStars(average, locale)
  return (
    <p className="facts-rating">
      <StarIcon size={18} />
      <span aria-hidden="true">{shown}</span>
      <span className="ui-hidden">{t('average', { average: shown })}</span>
      <span className="ui-soft">{plural(t.raw('votes'), votes, locale)}</span>
    </p>
  )
}

const difficulties = [
  ['easier', 'easier'],
  ['asExpected', 'as_expected'],
  ['harder', 'harder'],
] as const

/** What members say of a video: the average, the number of votes, and how hard it was for them. */
export async function RatingSummary({ rating }: { rating: Summary }) {
  const [t, locale] = await Promise.all([getTranslations('catalogue.rating'), currentLocale()])
  const { average, votes, difficulty } = rating
  const shown = formatStars(average, locale)
  return (
    <section className="rating" aria-labelledby="rating">
      <h2 id="rating">{t('summaryTitle')}</h2>
      <p className="rating-average">
        <b aria-hidden="true">{shown}</b>
        <Stars count={average} label={t('average', { average: shown })} />
        <span className="ui-soft">{plural(t.raw('votes'), votes, locale)}</span>
      </p>
      <h3>{t('difficultyTitle')}</h3>
      <ul className="rating-difficulty">
        {difficulties.map(([count, name]) => (
          <li key={name} style={{ '--share': difficulty[count] / votes } as CSSProperties}>
            <span>{t(`difficulty.${name}`)}</span>
            <span className="rating-share" aria-hidden="true" />
            <span>{plural(t.raw('votes'), difficulty[count], locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
