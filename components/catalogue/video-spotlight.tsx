import { getTranslations } from 'next-intl/server'
import { SeeAllLink } from '@/components/ui/carousel/carousel'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { Page } from '@/lib/api/paging'
import type { Video } from '@/lib/api/videos'
import { videoCardData } from '@/lib/catalogue/card-data'
import { currentPageContext } from '@/lib/routing/current-page'
import { SPOTLIGHT_SIZES, SPOTLIGHT_SMALL_SIZES } from './card-sizes'
import { VideoCard } from './video-card'
import { videoCardTexts } from './card-texts'

/** Number of videos shown. */
const COUNT = 5

interface VideoSpotlightProps {
  title: string
  /** URL of the full list. */
  seeAll: string
  videos: Loadable<Page<Video>>
}

/** The featured videos of a brand: one large, a few small; renders nothing when there are none. */
export async function VideoSpotlight({ title, seeAll, videos }: VideoSpotlightProps) {
  if (!videos.ok) return <RowUnavailable title={title} />
  if (videos.data.data.length === 0) return null
  const [t, context, texts] = await Promise.all([
    getTranslations('catalogue.row'),
    currentPageContext(),
    videoCardTexts(),
  ])
  return (
    <section className="video-spotlight" aria-labelledby="spotlight">
      <div className="ui-head">
        <h2 id="spotlight">{title}</h2>
        <SeeAllLink href={seeAll} label={t('seeAll')} />
      </div>
      <div className="spotlight">
        {videos.data.data.slice(0, COUNT).map((video, index) => (
          <VideoCard
            key={video.id}
            video={videoCardData(video)}
            context={context}
            texts={texts}
            sizes={index === 0 ? SPOTLIGHT_SIZES : SPOTLIGHT_SMALL_SIZES}
          />
        ))}
      </div>
    </section>
  )
}
