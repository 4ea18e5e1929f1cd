'use client'

import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { LeadModalTexts } from '@/components/ui/modal/lead-modal'
import { onDemand } from '@/components/ui/on-demand'
import { useAttendance } from '@/hooks/use-attendance'
import { useLiveClass } from '@/hooks/use-live-classes'
import { useNow } from '@/hooks/use-now'
import { usePlayback } from '@/hooks/use-playback'
import { useSession } from '@/hooks/use-session'
import type { LiveClass } from '@/lib/api/live-classes'
import { bookingState } from '@/lib/booking/booking-state'
import { fill } from '@/lib/locale/fill'
import { countdown, type CountdownTexts, inWords } from '@/lib/schedule/countdown'
import type { Locale } from '@/lib/locale/locales'
import { StageMessage } from './stage-message'

const VideoPlayer = onDemand(() => import('./video-player').then((module) => module.VideoPlayer))

export interface LiveStageTexts {
  /** With `{time}`. */
  startsIn: string
  in: CountdownTexts
  early: string
  endedTitle: string
  endedText: string
  replay: string
  signInTitle: string
  signIn: string
  failedTitle: string
  failedText: string
  retry: string
  subscribe: string
  subscribeModal: LeadModalTexts
}

interface LiveStageProps {
  initial: LiveClass
  locale: Locale
  texts: LiveStageTexts
  loginHref: string
  plansHref: string
  replayHref: string
}

/** A class full screen: a word before it starts, the stream while it is on, a way on after it. */
export function LiveStage(props: LiveStageProps) {
  const { initial, locale, texts, loginHref, plansHref, replayHref } = props
  const session = useSession()
  const { liveClass } = useLiveClass(initial)
  const now = useNow()
  const { state, play, fail } = usePlayback({ liveClassId: initial.id })
  const { phase } = bookingState(liveClass, liveClass.booking !== null, now ?? 0)
  const isOpen = now !== null && (phase === 'open' || phase === 'live')
  const canEnter = isOpen && session.status === 'member' && state.phase === 'idle'
  const enter = useEffectEvent(() => void play(0))
  useAttendance(liveClass, now)

  useEffect(() => {
    if (canEnter) enter()
  }, [canEnter])

  if (now === null || session.status === 'loading') return null
  if (phase === 'ended') {
    return (
      <StageMessage title={texts.endedTitle} text={texts.endedText}>
        {liveClass.videoId !== null && <ButtonLink href={replayHref}>{texts.replay}</ButtonLink>}
      </StageMessage>
    )
  }
  if (session.status === 'guest' || (state.phase === 'refused' && state.reason === 'sign-in')) {
    return (
      <StageMessage title={texts.signInTitle} text="">
        <ButtonLink href={loginHref}>{texts.signIn}</ButtonLink>
      </StageMessage>
    )
  }
  if (phase === 'before') {
    const left = countdown(Date.parse(liveClass.startDateTime), now)
    const time = left && inWords(left, texts.in, locale)
    return (
      <StageMessage title={fill(texts.startsIn, { time: time ?? '' })} text={texts.early}>
        {null}
      </StageMessage>
    )
  }
  if (state.phase === 'refused') {
    return (
      <StageMessage title={texts.subscribeModal.title} text={state.message || texts.subscribe}>
        <ButtonLink href={plansHref}>{texts.subscribeModal.go}</ButtonLink>
      </StageMessage>
    )
  }
  if (state.phase === 'failed') {
    return (
      <StageMessage title={texts.failedTitle} text={texts.failedText}>
        <Button onClick={() => void play(0)}>{texts.retry}</Button>
      </StageMessage>
    )
  }
  if (state.phase !== 'playing') return null
  return (
    <VideoPlayer
      title={liveClass.sessionTitle}
      url={state.url}
      startAt={0}
      live
      watched={liveClass.videoId === null ? null : { videoId: liveClass.videoId, live: true }}
      onFailure={fail}
    />
  )
}
