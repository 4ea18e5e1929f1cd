'use client'

import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Slide } from '@/components/ui/carousel/slide'
import { brandName, type PracticeNames } from '@/lib/brand/brand-name'
import { type Plural, plural } from '@/lib/locale/fill'
import { groupScreen } from '@/lib/catalogue/group-screens'
import type { GroupCardData } from '@/lib/catalogue/card-data'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { HeartButton, type HeartTexts } from './heart-button'
import { GRID_SIZES, SLIDE_SIZES } from './card-sizes'

export interface GroupCardTexts {
  videos: Plural
  weeks: Plural
  practices: PracticeNames
  heart: HeartTexts
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

interface GroupCardProps {
  group: GroupCardData
  context: PageContext
  texts: GroupCardTexts
  sizes: string
  priority?: boolean
  heading?: 'h2' | 'h3'
  /** Replaces the heart. */
  action?: ReactNode
}

/** A collection or program in a list: picture, title and number of videos. */
export function GroupCard({
  group,
  context,
  texts,
  sizes,
  priority,
  heading,
  action,
}: GroupCardProps) {
  const to = linksFrom(context)
  const videos = plural(texts.videos, group.videos, context.locale)
  return (
    <Card
      mode={group.kind === 'program' ? 'programs' : 'collections'}
      href={to(groupScreen[group.kind], { id: group.id })}
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
        src: group.picture ?? null,
        alt: '',
        sizes,
        placeholder: group.placeholder,
        priority,
      }}
      badge={
        <Badge tone="media">
          {group.weeks ? plural(texts.weeks, group.weeks, context.locale) : videos}
        </Badge>
      }
      facts={[brandName(group.brand, texts.practices), ...(group.weeks ? [videos] : [])]}
    />
  )
}

interface GroupCardsProps {
  groups: readonly GroupCardData[]
  context: PageContext
  texts: GroupCardTexts
}

interface GroupGridProps extends GroupCardsProps {
  /** Number of pictures to load eagerly. */
  eager?: number
}

/** A grid of collections or programs. */
export function GroupGrid({ groups, eager = 0, ...shared }: GroupGridProps) {
  return (
    <div className="ui-card-grid">
      {groups.map((group, index) => (
        <GroupCard
          key={group.id}
          {...shared}
          group={group}
          sizes={GRID_SIZES}
          priority={index < eager}
          heading="h2"
        />
      ))}
    </div>
  )
}

/** The slides of a carousel of collections or programs. */
export function GroupSlides({ groups, ...shared }: GroupCardsProps) {
  return groups.map((group) => (
    <Slide key={group.id}>
      <GroupCard {...shared} group={group} sizes={SLIDE_SIZES} />
    </Slide>
  ))
}
