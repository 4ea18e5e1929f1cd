import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import type { VideoGroup } from '@/lib/api/video-groups'
import { brandName } from '@/lib/brand/brand-name'
import { totalTime } from '@/lib/catalogue/group-videos'
import { catalogueLang } from '@/lib/locale/catalogue-language'
import { currentLocale, pageLinks } from '@/lib/routing/current-page'
import { plural } from '@/lib/locale/fill'
import { AddToList } from '@/components/catalogue/favorites/add-to-list'
import { listPickerTexts } from '@/components/catalogue/favorites/favorites-texts'
import { groupCardTexts } from './card-texts'
import { GroupHead } from './group-page.styles'
import { HeartButton } from './heart-button'
import { PendingHeart } from './pending-heart'
import { ModalityList } from './modality-list'

interface GroupIntroProps {
  group: VideoGroup
  /** The actions for the collection or program. */
  children: ReactNode
}

/** The introduction of a collection or program: picture, description and number of videos. */
export async function GroupIntro({ group, children }: GroupIntroProps) {
  const [t, saved, texts, picker, locale, to] = await Promise.all([
    getTranslations('catalogue.group'),
    getTranslations('catalogue.heart'),
    groupCardTexts(),
    listPickerTexts(),
    currentLocale(),
    pageLinks(),
  ])
  const lang = catalogueLang(locale)
  const thing = { kind: 'group', id: group.id } as const
  const { hours, minutes } = totalTime(group.durationSeconds)
  const line = [
    brandName(group.brandData, texts.practices),
    group.weeks && plural(texts.weeks, group.weeks, locale),
    plural(texts.videos, group.videoCount, locale),
    hours > 0 ? t('hours', { hours, minutes }) : t('minutes', { minutes }),
  ]
  return (
    <GroupHead>
      <Picture
        className="group-picture"
        src={group.imageUrl}
        placeholder={group.placeholder ?? undefined}
        alt=""
        sizes="(min-width: 1296px) 650px, (min-width: 768px) 52vw, 100vw"
        priority
      />
      <div>
        <p className="ui-overline">{line.filter(Boolean).join(' · ')}</p>
        <h1 {...lang}>{group.title}</h1>
        <p className="ui-lead" {...lang}>
          {group.description}
        </p>
        <ModalityList modalities={group.modalities} />
        <div className="intro-do">
          {children}
          <HeartButton
            look="plain"
            thing={thing}
            title={group.title}
            texts={texts.heart}
            guestHref={to('email-lookup', { pendingAction: `heart-${group.kind}-${group.id}` })}
          />
          <PendingHeart
            thing={thing}
            pendingAction={`heart-${group.kind}`}
            texts={{ ...texts.heart, saved: saved('saved', { title: group.title }) }}
          />
          <AddToList thing={thing} title={group.title} locale={locale} texts={picker} />
        </div>
      </div>
    </GroupHead>
  )
}
