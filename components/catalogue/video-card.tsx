import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { Video, VideoLevel } from '@/lib/api/videos'
import { fill } from '@/lib/locale/fill'
import type { CardMode } from '@/lib/catalogue/card-modes'
import type { PageLink } from '@/lib/routing/links'
import { HeartButton, type HeartTexts } from './heart-button'
import { GRID_SIZES } from './card-sizes'

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
  video: Pick<
    Video,
    | 'id'
    | 'title'
    | 'kind'
    | 'durationSeconds'
    | 'level'
    | 'instructor'
    | 'thumbnailUrl'
    | 'placeholder'
    | 'free'
  >
  to: PageLink
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
  to,
  texts,
  mode,
  sizes,
  priority,
  heading,
  action,
}: VideoCardProps) {
  const minutes = fill(texts.minutes, { count: Math.round(video.durationSeconds / 60) })
  const instructor = `${video.instructor.firstName} ${video.instructor.lastName}`
  const href = to('video-detail', { id: video.id })
  const facts = [...(video.level ? [texts.levels[video.level]] : []), instructor]
  return (
    <Card
      mode={mode ?? (video.kind === 'class' ? 'classes' : 'workouts')}
      href={href}
      title={video.title}
      lang={texts.lang}
      heading={heading}
      picture={{
        src: video.thumbnailUrl,
        alt: '',
        sizes,
        placeholder: video.placeholder ?? undefined,
        priority,
      }}
      badge={
        <>
          <Badge tone="media">{minutes}</Badge>
          {video.free && <Badge tone="media">{texts.free}</Badge>}
        </>
      }
      facts={facts}
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

interface VideoGridProps {
  videos: readonly Video[]
  to: PageLink
  texts: VideoCardTexts
  /** Number of pictures to load eagerly. */
  eager?: number
  heading?: 'h2' | 'h3'
}

export function VideoGrid({ videos, to, texts, eager = 0, heading = 'h2' }: VideoGridProps) {
  return (
    <div className="ui-card-grid">
      {videos.map((video, index) => (
        <VideoCard
          key={video.id}
          video={video}
          to={to}
          texts={texts}
          sizes={GRID_SIZES}
          priority={index < eager}
          heading={heading}
        />
      ))}
    </div>
  )
}
