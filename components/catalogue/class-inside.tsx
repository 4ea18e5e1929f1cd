import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { VideoDetail } from '@/lib/api/video-details'
import { currentLocale } from '@/lib/routing/current-page'
import { ClassInsideSection } from './class-inside.styles'
import { ClassSections } from './class-sections'
import { MemberRating } from './rating/member-rating'
import { RatingSummary } from './rating/rating-summary'
import { ratingTexts } from './rating/rating-texts'

interface ClassInsideProps {
  video: VideoDetail
  /** What stands beside the sections, first. */
  children?: ReactNode
}

/** What a class consists of, and beside it what members say. */
export async function ClassInside({ video, children }: ClassInsideProps) {
  const { id, sections, rating } = video
  const [t, common, locale, texts] = await Promise.all([
    getTranslations('catalogue'),
    getTranslations('common'),
    currentLocale(),
    ratingTexts(),
  ])
  return (
    <ClassInsideSection>
      {sections.length > 0 && (
        <section className="inside" aria-labelledby="inside">
          <h2 id="inside">{t('sections.title')}</h2>
          <ClassSections
            sections={sections}
            texts={{
              playFrom: t('sections.playFrom'),
              minutes: t.raw('card.minutes'),
              seconds: t.raw('sections.seconds'),
            }}
          />
        </section>
      )}
      <div className="inside-beside">
        {children}
        {rating && <RatingSummary rating={rating} />}
        <MemberRating
          videoId={id}
          locale={locale}
          texts={texts}
          errorText={t('rating.error')}
          retryLabel={common('retry')}
        />
      </div>
    </ClassInsideSection>
  )
}
