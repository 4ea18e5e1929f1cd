import { getTranslations } from 'next-intl/server'
import { SeeAllLink } from '@/components/ui/see-all-link'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { Page } from '@/lib/api/paging'
import type { Video } from '@/lib/api/videos'
import { pageLinks } from '@/lib/routing/page-links'
import { SPOTLIGHT_SIZES, SPOTLIGHT_SMALL_SIZES } from './card-sizes'
import { VideoCard } from './video-card'
import { videoCardTexts } from './video-card-texts'
import { SpotlightSection } from './video-spotlight.styles'

/** How many videos stand in the light. */
const COUNT = 5

interface VideoSpotlightProps {
  title: string
  /** Where the whole list is. */
  seeAll: string
  videos: Loadable<Page<Video>>
}

/** The videos that a brand leads with: one large, a few small; nothing where there are none. */
export async function VideoSpotlight({ title, seeAll, videos }: VideoSpotlightProps) {
  if (!videos.ok) return <RowUnavailable title={title} />
  if (videos.data.data.length === 0) return null
  const [t, to, texts] = await Promise.all([
    getTranslations('catalogue.row'),
    pageLinks(),
    videoCardTexts(),
  ])
  return (
    <SpotlightSection aria-labelledby="spotlight">
      <div className="ui-head">
        <h2 id="spotlight">{title}</h2>
        <SeeAllLink href={seeAll} label={t('seeAll')} />
      </div>
      <div className="spotlight">
        {videos.data.data.slice(0, COUNT).map((video, index) => (
          <VideoCard
            key={video.id}
            video={video}
            to={to}
            texts={texts}
            sizes={index === 0 ? SPOTLIGHT_SIZES : SPOTLIGHT_SMALL_SIZES}
          />
        ))}
      </div>
    </SpotlightSection>
  )
}
