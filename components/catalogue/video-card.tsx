'use client'

import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Slide } from '@/components/ui/carousel/slide'
import type { VideoLevel } from '@/lib/api/videos'
import { fill } from '@/lib/locale/fill'
import type { VideoCardData } from '@/lib/catalogue/card-data'
import type { CardMode } from '@/lib/catalogue/card-modes'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { HeartButton, type HeartTexts } from './heart-button'
import { GRID_SIZES, SLIDE_SIZES } from './card-sizes'

export interface VideoCardTexts {
  /** With `{count}`. */
  minutes: string
  levels: Record<VideoLevel, string>
  free: string
  heart: HeartTexts
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

interface VideoCardProps {
  video: VideoCardData
  context: PageContext
  texts: VideoCardTexts
  /** Card mode; by default derived from the kind of the video. */
  mode?: CardMode
  sizes: string
  priority?: boolean
  heading?: 'h2' | 'h3'
  /** Replaces the heart. */
  action?: ReactNode
}

/** A video in a list: its picture, its title, and one line of facts. */
export function VideoCard({
  video,
  context,
  texts,
  mode,
  sizes,
  priority,
  heading,
  action,
}: VideoCardProps) {
  const to = linksFrom(context)
  return (
    <Card
      mode={mode ?? (video.kind === 'class' ? 'classes' : 'workouts')}
      href={to('video-detail', { id: video.id })}
      title={video.title}
      lang={texts.lang}
      heading={heading}
      picture={{
        src: video.picture ?? null,
        alt: '',
        sizes,
        placeholder: video.placeholder,
        priority,
      }}
      badge={
        <>
          <Badge tone="media">{fill(texts.minutes, { count: video.minutes })}</Badge>
          {video.free && <Badge tone="media">{texts.free}</Badge>}
        </>
      }
      facts={[...(video.level ? [texts.levels[video.level]] : []), video.by]}
      action={
        action ?? (
          <HeartButton
            thing={{ kind: 'video', id: video.id }}
            title={video.title}
            texts={texts.heart}
            guestHref={to('email-lookup', { pendingAction: `heart-video-${video.id}` })}
          />
        )
      }
    />
  )
}

interface VideoCardsProps {
  videos: readonly VideoCardData[]
  context: PageContext
  texts: VideoCardTexts
}

interface VideoGridProps extends VideoCardsProps {
  /** Number of pictures to load eagerly. */
  eager?: number
  heading?: 'h2' | 'h3'
}

export function VideoGrid({ videos, eager = 0, heading = 'h2', ...shared }: VideoGridProps) {
  return (
    <div className="ui-card-grid">
      {videos.map((video, index) => (
        <VideoCard
          key={video.id}
          {...shared}
          video={video}
          sizes={GRID_SIZES}
          priority={index < eager}
          heading={heading}
        />
      ))}
    </div>
  )
}

/** The slides of a carousel of videos. */
export function VideoSlides({ videos, ...shared }: VideoCardsProps & { mode?: CardMode }) {
  return videos.map((video) => (
    <Slide key={video.id}>
      <VideoCard {...shared} video={video} sizes={SLIDE_SIZES} />
    </Slide>
  ))
}
