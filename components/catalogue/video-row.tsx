import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { Page } from '@/lib/api/paging'
import type { Video } from '@/lib/api/videos'
import type { CardMode } from '@/lib/catalogue/card-modes'
import { pageLinks } from '@/lib/routing/page-links'
import { SLIDE_SIZES } from './card-sizes'
import { ListRow } from './list-row'
import { VideoCard } from './video-card'
import { videoCardTexts } from './video-card-texts'

interface VideoRowProps {
  title: string
  /** Where the whole list is. */
  seeAll: string
  videos: Loadable<Page<Video>>
  mode?: CardMode
}

/** A row of videos with a reason to exist; nothing where there are none. */
export async function VideoRow({ title, seeAll, videos, mode }: VideoRowProps) {
  if (!videos.ok) return <RowUnavailable title={title} />
  if (videos.data.data.length === 0) return null
  const [to, texts] = await Promise.all([pageLinks(), videoCardTexts()])
  return (
    <ListRow title={title} seeAll={seeAll}>
      {videos.data.data.map((video) => (
        <VideoCard
          key={video.id}
          video={video}
          to={to}
          texts={texts}
          mode={mode}
          sizes={SLIDE_SIZES}
        />
      ))}
    </ListRow>
  )
}
