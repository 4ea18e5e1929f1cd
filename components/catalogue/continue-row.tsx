'use client'

import { useEffect } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Carousel } from '@/components/ui/carousel/carousel'
import { RowError } from '@/components/ui/state/row-error'
import { useOpenVideos } from '@/hooks/use-open-videos'
import { continueWatching } from '@/lib/catalogue/continue-watching'
import { rememberRow } from '@/lib/empty-rows'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type Place } from '@/lib/routing/links'
import { ContinueSkeleton } from './continue-skeleton'
import type { ContinueTexts } from './continue-texts'
import { SLIDE_SIZES } from './card-sizes'

/** The videos that somebody has begun, each leading to where it goes on. */
export function ContinueRow({ place, texts }: { place: Place; texts: ContinueTexts }) {
  const { sessions, error, isLoading, retry } = useOpenVideos()
  const begun = sessions && continueWatching(sessions)
  const count = begun?.length ?? null
  const to = linksFrom(place)

  useEffect(() => {
    if (count !== null) rememberRow('continue', count === 0)
  }, [count])

  if (error && !begun)
    return (
      <RowError
        text={texts.errorText}
        retryLabel={texts.retry}
        onRetry={retry}
        loading={isLoading}
      />
    )
  if (!begun) return <ContinueSkeleton title={texts.title} />
  if (begun.length === 0) return null

  return (
    <Carousel title={texts.title} previousLabel={texts.previous} nextLabel={texts.next}>
      {begun.map(({ video, percent, minutesLeft }) => (
        <Card
          key={video.id}
          mode={video.kind === 'class' ? 'classes' : 'workouts'}
          href={to('video-detail', { id: video.id })}
          title={video.title}
          picture={{
            src: video.thumbnailUrl,
            alt: '',
            sizes: SLIDE_SIZES,
            placeholder: video.placeholder ?? undefined,
          }}
          badge={<Badge tone="media">{fill(texts.left, { count: minutesLeft })}</Badge>}
          progress={{ value: percent, label: fill(texts.progress, { title: video.title }) }}
          facts={[`${video.instructor.firstName} ${video.instructor.lastName}`]}
        />
      ))}
    </Carousel>
  )
}
