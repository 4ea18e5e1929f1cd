'use client'

import { useEffect, useEffectEvent } from 'react'
import { Spinner } from '@/components/ui/spinner/spinner'
import { useAttendance } from '@/hooks/booking/use-attendance'
import { useLiveClass } from '@/hooks/schedule/use-live-class'
import { useNow } from '@/hooks/use-now'
import { usePlayback } from '@/hooks/playback/use-playback'
import { useSession } from '@/hooks/session/use-session'
import type { LiveClass } from '@/lib/api/live-classes'
import { bookingState } from '@/lib/booking/booking-state'
import { liveView } from '@/lib/playback/live-view'
import type { PageContext } from '@/lib/routing/links'
import { LiveMessage } from './live-message'
import type { LiveStageTexts } from './live-stage-texts'
import { PlayerOnDemand } from './player-on-demand'

interface LiveStageProps {
  initial: LiveClass
  context: PageContext
  texts: LiveStageTexts
}

/** A class full screen: a word before it starts, the stream while it is on, a way on after it. */
export function LiveStage({ initial, context, texts }: LiveStageProps) {
  const session = useSession()
  const { liveClass, isFresh, error, retry } = useLiveClass(initial.id, initial)
  const now = useNow()
  const { state, play, fail, refuse } = usePlayback({ liveClassId: initial.id })
  const { phase, action } = bookingState(liveClass, liveClass.booking !== null, now ?? 0)
  const bookingId = liveClass.booking?.id ?? null
  const isOpen = now !== null && (phase === 'open' || phase === 'live')
  // Who holds no spot would be refused; where that is not known, the provider says it.
  const mayEnter = bookingId !== null || error !== undefined
  const canEnter = isOpen && mayEnter && session.status === 'member' && state.phase === 'idle'
  const enter = useEffectEvent(() => void play(0))
  const enterAfterBooking = useEffectEvent(() => {
    if (state.phase === 'refused' && state.reason === 'book') void play(0)
  })
  useAttendance(liveClass, now)

  useEffect(() => {
    if (canEnter) enter()
  }, [canEnter])
  useEffect(() => {
    if (bookingId !== null) enterAfterBooking()
  }, [bookingId])

  const view = liveView({
    phase: now === null ? null : phase,
    action,
    session: session.status,
    booked: isFresh ? bookingId !== null : null,
    bookingFailed: error !== undefined,
    playback: state,
  })
  if (view === 'playing' && state.phase === 'playing') {
    return (
      <PlayerOnDemand
        title={liveClass.sessionTitle}
        url={state.url}
        startAt={0}
        live
        watched={liveClass.videoId === null ? null : { videoId: liveClass.videoId, live: true }}
        onFailure={fail}
      />
    )
  }
  if (view === 'waiting' || view === 'playing') {
    return (
      <div className="stage-message">
        <Spinner type="Oval" label={texts.waiting} />
      </div>
    )
  }
  return (
    <LiveMessage
      view={view}
      liveClass={liveClass}
      now={now ?? 0}
      context={context}
      texts={texts}
      reason={state.phase === 'refused' ? state.message : ''}
      onForbidden={(message) => refuse('subscribe', message)}
      onAskAgain={session.status === 'unavailable' ? session.retry : retry}
      onPlay={() => void play(0)}
    />
  )
}
