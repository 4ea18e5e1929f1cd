import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { VideoGroup } from '@/lib/api/video-groups'
import { brandName, type PracticeNames } from '@/lib/brand/brand-name'
import { type Plural, plural } from '@/lib/locale/fill'
import { groupScreen } from '@/lib/catalogue/group-screens'
import { linksFrom, type PageContext, type PageLink } from '@/lib/routing/links'
import type { Locale } from '@/lib/locale/locales'
import { HeartButton, type HeartTexts } from './heart-button'
import { GRID_SIZES } from './card-sizes'

export interface GroupCardTexts {
  videos: Plural
  weeks: Plural
  practices: PracticeNames
  heart: HeartTexts
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

interface GroupCardProps {
  group: VideoGroup
  to: PageLink
  texts: GroupCardTexts
  locale: Locale
  sizes: string
  priority?: boolean
  heading?: 'h2' | 'h3'
  /** Replaces the heart. */
  action?: ReactNode
}

/** A collection or program in a list: picture, title and number of videos. */
export function GroupCard({
  group,
  to,
  texts,
  locale,
  sizes,
  priority,
  heading,
  action,
}: GroupCardProps) {
  const href = to(groupScreen[group.kind], { id: group.id })
  const videos = plural(texts.videos, group.videoCount, locale)
  return (
    <Card
      mode={group.kind === 'program' ? 'programs' : 'collections'}
      href={href}
      action={
        action ?? (
          <HeartButton
            thing={{ kind: 'group', id: group.id }}
            title={group.title}
            texts={texts.heart}
            guestHref={to('email-lookup', { pendingAction: `heart-${group.kind}-${group.id}` })}
          />
        )
      }
      title={group.title}
      lang={texts.lang}
      heading={heading}
      picture={{
        src: group.imageUrl,
        alt: '',
        sizes,
        placeholder: group.placeholder ?? undefined,
        priority,
      }}
      badge={
        <Badge tone="media">
          {group.weeks ? plural(texts.weeks, group.weeks, locale) : videos}
        </Badge>
      }
      facts={[brandName(group.brandData, texts.practices), ...(group.weeks ? [videos] : [])]}
    />
  )
}

interface GroupGridProps {
  groups: readonly VideoGroup[]
  context: PageContext
  texts: GroupCardTexts
  /** Number of pictures to load eagerly. */
  eager?: number
}

/** A grid of collections or programs. */
export function GroupGrid({ groups, context, texts, eager = 0 }: GroupGridProps) {
  const to = linksFrom(context)
  return (
    <div className="ui-card-grid">
      {groups.map((group, index) => (
        <GroupCard
          key={group.id}
          group={group}
          to={to}
          texts={texts}
          locale={context.locale}
          sizes={GRID_SIZES}
          priority={index < eager}
          heading="h2"
        />
      ))}
    </div>
  )
}
