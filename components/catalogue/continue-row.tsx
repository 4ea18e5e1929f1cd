'use client'

import type { MouseEvent } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Slide } from '@/components/ui/carousel/slide'
import { CloseIcon } from '@/components/ui/icons/navigation'
import { RowError } from '@/components/ui/state/row-error'
import { toastFailure } from '@/components/ui/toast/toast-failure'
import { toast } from '@/components/ui/toast/toast-store'
import { useOpenVideos } from '@/hooks/catalogue/use-open-videos'
import type { VideoSession } from '@/lib/api/user-videos'
import { opensElsewhere } from '@/lib/browser/opens-elsewhere'
import { continueWatching } from '@/lib/catalogue/continue-watching'
import { savePlayAhead } from '@/lib/flow/pending-action-store'
import { useRememberRow } from '@/hooks/use-remember-row'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { ContinueTexts } from './continue-texts'
import { SLIDE_SIZES } from './card-sizes'
import { PersonalRowSkeleton } from './personal-row-skeleton'

function resume(event: MouseEvent, id: number) {
  // What is opened in another tab is not played while nobody looks.
  if (!opensElsewhere(event)) savePlayAhead(id, Date.now())
}

/**
 * The videos that a member has started, each with a link that plays it from where they left it. The
 * last one comes first: the order says more than pictures that differ would.
 */
export function ContinueRow({ context, texts }: { context: PageContext; texts: ContinueTexts }) {
  const { status, data, isLoading, retry, remove, putBack } = useOpenVideos()
  const begun = data && continueWatching(data)
  useRememberRow('continue', begun ? begun.length === 0 : null)
  const to = linksFrom(context)

  async function takeAway(session: VideoSession) {
    const takeBack = toast({
      kind: 'info',
      message: fill(texts.removed, { title: session.video.title }),
      action: { label: texts.undo, onClick: () => void undo(session) },
    })
    const removed = await remove(session)
    if (removed.ok) return
    takeBack()
    toastFailure(removed.error, texts)
  }

  async function undo(session: VideoSession) {
    const begun = await putBack(session)
    if (!begun.ok) toastFailure(begun.error, texts)
  }

  if (status === 'failed')
    return (
      <RowError
        text={texts.errorText}
        retryLabel={texts.retry}
        onRetry={retry}
        loading={isLoading}
      />
    )
  if (!begun) return <PersonalRowSkeleton row="continue" title={texts.title} />
  if (begun.length === 0) return null

  return (
    <Carousel steady title={texts.title} previousLabel={texts.previous} nextLabel={texts.next}>
      {begun.map(({ session, video, percent, minutesLeft }) => (
        <Slide key={video.id}>
          <Card
            mode={video.kind === 'class' ? 'classes' : 'workouts'}
            href={to('video-detail', { id: video.id })}
            onFollow={(event) => resume(event, video.id)}
            title={video.title}
            lang={texts.lang}
            picture={{
              src: video.thumbnailUrl,
              alt: '',
              sizes: SLIDE_SIZES,
              placeholder: video.placeholder ?? undefined,
            }}
            badge={<Badge tone="media">{fill(texts.left, { count: minutesLeft })}</Badge>}
            progress={{ value: percent, label: fill(texts.progress, { title: video.title }) }}
            facts={[`${video.instructor.firstName} ${video.instructor.lastName}`]}
            action={
              <button
                type="button"
                className="ui-heart"
                aria-label={fill(texts.remove, { title: video.title })}
                onClick={() => void takeAway(session)}
              >
                <CloseIcon size={20} />
              </button>
            }
          />
        </Slide>
      ))}
    </Carousel>
  )
}
