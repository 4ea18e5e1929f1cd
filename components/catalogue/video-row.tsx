import { getTranslations } from 'next-intl/server'
import { Carousel } from '@/components/ui/carousel/carousel'
import type { Loaded } from '@/lib/api/cached/settle'
import type { Page } from '@/lib/api/paging'
import type { Video } from '@/lib/api/videos'
import type { CardMode } from '@/lib/card-modes'
import { pageLinks } from '@/lib/routing/page-links'
import { SLIDE_SIZES } from './card-sizes'
import { VideoCard } from './video-card'
import { videoCardTexts } from './video-card-texts'

interface VideoRowProps {
  title: string
  /** Where the whole list is. */
  seeAll: string
  videos: Loaded<Page<Video>>
  mode?: CardMode
}

/** A row of videos with a reason to exist; nothing where there are none. */
export async function VideoRow({ title, seeAll, videos, mode }: VideoRowProps) {
  if (!videos.ok || videos.data.data.length === 0) return null
  const [t, to, texts] = await Promise.all([
    getTranslations('catalogue'),
    pageLinks(),
    videoCardTexts(),
  ])
  return (
    <Carousel
      title={title}
      seeAll={{ href: seeAll, label: t('row.seeAll') }}
      previousLabel={t('row.previous', { title })}
      nextLabel={t('row.next', { title })}
    >
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
    </Carousel>
  )
}
