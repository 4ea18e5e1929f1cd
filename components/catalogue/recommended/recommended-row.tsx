'use client'

import { VideoSlides } from '@/components/catalogue/video-card'
import { Carousel } from '@/components/ui/carousel/carousel'
import { RowError } from '@/components/ui/state/row-error'
import { useRecommended } from '@/hooks/catalogue/use-recommended'
import { useRememberRow } from '@/hooks/use-remember-row'
import { videoCardData } from '@/lib/catalogue/card-data'
import { fill } from '@/lib/locale/fill'
import type { PageContext } from '@/lib/routing/links'
import { RecommendedSkeleton } from './recommended-skeleton'
import type { RecommendedTexts } from './recommended-texts'

export interface RecommendedRowProps {
  context: PageContext
  texts: RecommendedTexts
  /** Videos that the page shows anyway. */
  exceptIds?: readonly number[]
}

const SHOWN = 12

/** Videos for a member because of the one that they took last; nothing where there are none. */
export function RecommendedRow({ context, texts, exceptIds = [] }: RecommendedRowProps) {
  const { status, data, isLoading, retry } = useRecommended()
  useRememberRow('recommended', data && data.items.length === 0)

  if (status === 'failed')
    return (
      <RowError
        text={texts.errorText}
        retryLabel={texts.retry}
        onRetry={retry}
        loading={isLoading}
      />
    )
  if (!data) return <RecommendedSkeleton title={texts.title} />
  const { because, items } = data
  const videos = items.filter(({ id }) => !exceptIds.includes(id)).slice(0, SHOWN)
  if (!because || videos.length === 0) return null

  const [before, after] = texts.title.split('{title}')
  const title = fill(texts.title, { title: because.title })
  return (
    <div className="recommended">
      <Carousel
        steady
        title={
          <>
            {before}
            <span lang={texts.card.lang}>{because.title}</span>
            {after}
          </>
        }
        previousLabel={fill(texts.previous, { title })}
        nextLabel={fill(texts.next, { title })}
      >
        <VideoSlides videos={videos.map(videoCardData)} context={context} texts={texts.card} />
      </Carousel>
    </div>
  )
}
