import { Link } from '@/components/ui/link'
import { getTranslations } from 'next-intl/server'
import { Avatar } from '@/components/ui/avatar'
import { BodyFocusIcon } from '@/components/ui/icons/body-focus-icon'
import { EquipmentIcon } from '@/components/ui/icons/equipment-icon'
import { ModalityIcon } from '@/components/ui/icons/modality-icon'
import type { Video } from '@/lib/api/videos'
import { termTexts } from '@/lib/catalogue/term-texts'
import { type Term, toTerm } from '@/lib/catalogue/terms'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { linksFrom } from '@/lib/routing/links'
import { currentPageContext } from '@/lib/routing/page-links'
import { AddToList } from '@/components/catalogue/favorites/add-to-list'
import { listPickerTexts } from '@/components/catalogue/favorites/list-picker-texts'
import { HeartButton } from './heart-button'
import { heartTexts } from './heart-texts'
import { VideoFactsSection } from './video-facts.styles'

interface FactProps {
  name: string
  values: readonly Term[]
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
            <li key={value.id} lang={value.lang}>
              <Icon name={value.icon ?? value.name} size={22} />
              {value.name}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

interface VideoFactsProps {
  video: Video
  /** What can be done with the video beside watching it. */
  children?: React.ReactNode
}

/** Title, words and facts of a video. */
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
  const line = [video.brandData.name, minutes, video.level && t(`levels.${video.level}`)]

  return (
    <VideoFactsSection>
      <div>
        <p className="ui-overline">{line.filter(Boolean).join(' · ')}</p>
        <h1 {...lang}>{video.title}</h1>
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
            loginHref={to('login', { onSignInRedirectTo: to('video-detail', { id: video.id }) })}
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
          values={video.equipment.map((value) => toTerm(value, equipment))}
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
