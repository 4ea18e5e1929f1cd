'use client'

import { useEffect } from 'react'
import { SLIDE_SIZES } from '@/components/catalogue/card-sizes'
import { VideoCard } from '@/components/catalogue/video-card'
import { Carousel } from '@/components/ui/carousel/carousel'
import { RowError } from '@/components/ui/state/row-error'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { getRecommendedVideos } from '@/lib/api/recommended-videos'
import { swrKeys } from '@/lib/api/swr-keys'
import { rememberRow } from '@/lib/catalogue/empty-rows'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { RecommendedSkeleton } from './recommended-skeleton'
import type { RecommendedTexts } from './recommended-texts'

export interface RecommendedRowProps {
  context: PageContext
  texts: RecommendedTexts
  /** A video that the row leaves out, because its page is open. */
  exceptId?: number
}

/** Videos for a member because of the one that they took last; nothing where there are none. */
export function RecommendedRow({ context, texts, exceptId }: RecommendedRowProps) {
  const { status, data, isLoading, retry } = useRead(swrKeys.recommended, () =>
    getRecommendedVideos(browserApi),
  )
  const videos = data?.items.filter(({ id }) => id !== exceptId)
  const count = videos?.length ?? null

  useEffect(() => {
    if (count !== null) rememberRow('recommended', count === 0)
  }, [count])

  if (status === 'failed')
    return (
      <RowError
        text={texts.errorText}
        retryLabel={texts.retry}
        onRetry={retry}
        loading={isLoading}
      />
    )
  if (!data || !videos) return <RecommendedSkeleton title={texts.title} />
  if (!data.because || videos.length === 0) return null

  const { because } = data
  const [before, after] = texts.title.split('{title}')
  const title = fill(texts.title, { title: because.title })
  return (
    <div className="recommended">
      <Carousel
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
        {videos.map((video) => (
          <VideoCard
            key={video.id}
            video={video}
            to={linksFrom(context)}
            texts={texts.card}
            sizes={SLIDE_SIZES}
          />
        ))}
      </Carousel>
    </div>
  )
}
