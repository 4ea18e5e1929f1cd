import type { Video } from '@/lib/api/videos'
import type { PageLink } from '@/lib/routing/links'
import { VideoCard, type VideoCardTexts } from './video-card'

const GRID_SIZES =
  '(min-width: 1296px) 285px, (min-width: 768px) 30vw, (min-width: 620px) 45vw, 92vw'

interface VideoGridProps {
  videos: readonly Video[]
  to: PageLink
  texts: VideoCardTexts
  /** How many pictures the first view waits for. */
  eager?: number
}

/** Videos in a grid of cards. */
export function VideoGrid({ videos, to, texts, eager = 0 }: VideoGridProps) {
  return (
    <div className="ui-card-grid">
      {videos.map((video, index) => (
        <VideoCard
          key={video.id}
          video={video}
          href={to('video-detail', { id: video.id })}
          texts={texts}
          sizes={GRID_SIZES}
          priority={index < eager}
          heading="h2"
        />
      ))}
    </div>
  )
}
