import type { Video } from '@/lib/api/videos'
import type { PageLink } from '@/lib/routing/links'
import { GRID_SIZES } from './card-sizes'
import { VideoCard, type VideoCardTexts } from './video-card'

interface VideoGridProps {
  videos: readonly Video[]
  to: PageLink
  texts: VideoCardTexts
  /** How many pictures the first view waits for. */
  eager?: number
  heading?: 'h2' | 'h3'
}

/** Videos in a grid of cards. */
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
