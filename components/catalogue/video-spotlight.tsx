import { getTranslations } from 'next-intl/server'
import { styled } from 'styled-components'
import { SeeAllLink } from '@/components/ui/carousel/carousel'
import { RowUnavailable } from '@/components/ui/state/row-unavailable'
import type { Loadable } from '@/lib/api/cached/loadable'
import type { Page } from '@/lib/api/paging'
import type { Video } from '@/lib/api/videos'
import { videoCardData } from '@/lib/catalogue/card-data'
import { currentPageContext } from '@/lib/routing/current-page'
import { theme } from '@/lib/theme/theme'
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
    <SpotlightSection aria-labelledby="spotlight">
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
    </SpotlightSection>
  )
}

/** One large picture and four small ones; on phones the small ones are in two columns. */
const SpotlightSection = styled.section`
  .spotlight {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.75rem ${theme.space.slide};
  }
  .ui-card:first-of-type {
    grid-column: 1 / -1;
  }
  .ui-card .ui-card-media .ui-picture {
    --ratio: 16 / 9;
  }
  .ui-card:first-of-type .ui-card-title {
    font-size: calc(${theme.size.xl} * ${theme.look.scaleSmall});
    line-height: 1.12;
  }
  @media (min-width: 900px) {
    .spotlight {
      grid-template-columns: minmax(0, 2.08fr) repeat(2, minmax(0, 1fr));
      grid-template-rows: repeat(2, auto);
    }
    .ui-card:first-of-type {
      grid-column: auto;
      grid-row: span 2;
    }
    .ui-card:first-of-type .ui-card-media {
      flex: 1;
      display: grid;
    }
    .ui-card:first-of-type .ui-picture {
      position: absolute;
      inset: 0;
      height: 100%;
    }
    .ui-card:not(:first-of-type) .ui-picture {
      --ratio: 4 / 3;
    }
  }
`
