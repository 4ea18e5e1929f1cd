import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { Link } from '@/components/ui/link'
import { Avatar } from '@/components/ui/avatar'
import type { VideoDetail } from '@/lib/api/video-details'
import { brandName } from '@/lib/brand/brand-name'
import { practiceNames } from '@/lib/catalogue/practice-names'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { linksFrom } from '@/lib/routing/links'
import { currentPageContext } from '@/lib/routing/current-page'
import { AddToList } from '@/components/catalogue/favorites/add-to-list'
import { listPickerTexts } from '@/components/catalogue/favorites/favorites-texts'
import { touchAreaCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'
import { HeartButton } from './heart-button'
import { heartTexts } from './card-texts'
import { PendingHeart } from './pending-heart'
import { RatingLine } from './rating/rating-summary'
import { VideoTerms } from './video-terms'

interface VideoFactsProps {
  video: VideoDetail
  /** Further actions for the video. */
  children?: React.ReactNode
}

/** Title, description and facts of a video. */
export async function VideoFacts({ video, children }: VideoFactsProps) {
  const [t, context, heart, picker, practices] = await Promise.all([
    getTranslations('catalogue'),
    currentPageContext(),
    heartTexts(),
    listPickerTexts(),
    practiceNames(),
  ])
  const to = linksFrom(context)
  const lang = catalogueLang(context.locale)
  const thing = { kind: 'video', id: video.id } as const
  const { id: instructor, firstName, lastName, imageUrl } = video.instructor
  const name = `${firstName} ${lastName}`
  const minutes = t('card.minutes', { count: Math.round(video.durationSeconds / 60) })
  const line = [
    brandName(video.brandData, practices),
    minutes,
    video.level && t(`filters.choices.level.${video.level}`),
  ]

  return (
    <VideoFactsSection>
      <div>
        <p className="ui-overline">{line.filter(Boolean).join(' · ')}</p>
        <h1 {...lang}>{video.title}</h1>
        {video.rating && <RatingLine rating={video.rating} />}
        <p className="facts-person">
          <Avatar name={name} src={imageUrl ?? undefined} />
          <Link href={to('instructors', { id: instructor })}>{t('detail.with', { name })}</Link>
        </p>
        <p className="facts-text" {...lang}>
          {video.description}
        </p>
        <div className="facts-actions">
          <HeartButton
            look="plain"
            thing={thing}
            title={video.title}
            texts={heart}
            guestHref={to('email-lookup', { pendingAction: `heart-video-${video.id}` })}
          />
          <PendingHeart
            thing={thing}
            pendingAction="heart-video"
            texts={{ ...heart, saved: t('heart.saved', { title: video.title }) }}
          />
          <AddToList thing={thing} title={video.title} locale={context.locale} texts={picker} />
          {children}
        </div>
      </div>
      <VideoTerms video={video} />
    </VideoFactsSection>
  )
}

/** The description of a video on the left, facts on the right. */
const VideoFactsSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  gap: clamp(1.5rem, 1rem + 3vw, 4rem);
  margin-block: clamp(1.5rem, 1rem + 2vw, 2.5rem) ${theme.space.section};

  .facts-text {
    max-width: ${theme.width.text};
    margin-top: 1rem;
    font-size: ${theme.size.lg};
    line-height: 1.5;
  }
  .facts-person {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin-top: 1.5rem;
    font-weight: 600;
  }
  .facts-person a {
    ${touchAreaCss}
  }
  .facts-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: 1.5rem;
  }
  .facts-rating {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    margin-top: 0.75rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .facts-rating svg {
    color: ${theme.brand.main};
  }
  .facts-rating .ui-soft {
    font-weight: 400;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
