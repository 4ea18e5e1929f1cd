import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { Link } from '@/components/ui/link'
import { Avatar } from '@/components/ui/avatar'
import { BodyFocusIcon } from '@/components/ui/icons/body-focus-icon'
import { EquipmentIcon } from '@/components/ui/icons/equipment-icon'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { VideoDetail } from '@/lib/api/video-details'
import { termTexts } from '@/lib/catalogue/term-texts'
import { type Term, toTerm } from '@/lib/catalogue/terms'
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

interface FactProps {
  name: string
  values: readonly (Term & { note?: string | null })[]
  icon: (props: { name: string; size: number }) => React.ReactNode
}

function Fact({ name, values, icon: Icon }: FactProps) {
  if (values.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <ul>
          {values.map((value) => (
            <li key={value.id}>
              <Icon name={value.icon ?? value.name} size={22} />
              <span>
                <span lang={value.lang}>{value.name}</span>
                {value.note && <span className="facts-note">{value.note}</span>}
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

interface VideoFactsProps {
  video: VideoDetail
  /** Further actions for the video. */
  children?: React.ReactNode
}

/** Title, description and facts of a video. */
export async function VideoFacts({ video, children }: VideoFactsProps) {
  const [t, modalities, equipment, focuses, context, heart, picker] = await Promise.all([
    getTranslations('catalogue'),
    termTexts('modalities'),
    termTexts('equipment'),
    termTexts('bodyFocuses'),
    currentPageContext(),
    heartTexts(),
    listPickerTexts(),
  ])
  const to = linksFrom(context)
  const lang = catalogueLang(context.locale)
  const thing = { kind: 'video', id: video.id } as const
  const { id: instructor, firstName, lastName, imageUrl } = video.instructor
  const name = `${firstName} ${lastName}`
  const minutes = t('card.minutes', { count: Math.round(video.durationSeconds / 60) })
  const line = [
    video.brandData.name,
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
      <dl>
        <Fact
          name={t('detail.modalities')}
          values={video.modalities.map((value) => toTerm(value, modalities))}
          icon={ModalityIcon}
        />
        <Fact
          name={t('detail.equipment')}
          values={video.equipment.map(({ alternative, ...value }) => ({
            ...toTerm(value, equipment),
            note: alternative && t('detail.alternative', { alternative }),
          }))}
          icon={EquipmentIcon}
        />
        <Fact
          name={t('detail.bodyFocuses')}
          values={video.bodyFocuses.map((value) => toTerm(value, focuses))}
          icon={BodyFocusIcon}
        />
      </dl>
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
  dl {
    display: grid;
    gap: 1.25rem;
    align-content: start;
  }
  dl > div {
    padding-top: 1rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  dt {
    margin-bottom: 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  dd {
    margin: 0;
  }
  dd ul {
    padding: 0;
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
  }
  dd li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  dd li:has(.facts-note) {
    flex-basis: 100%;
    align-items: start;
  }
  dd li svg {
    flex: none;
  }
  .facts-note {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
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
