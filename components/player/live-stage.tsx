'use client'

import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { onDemand } from '@/components/ui/on-demand'
import { TailSpin } from '@/components/ui/spinner/tail-spin'
import { useAttendance } from '@/hooks/use-attendance'
import { useLiveClass } from '@/hooks/use-live-class'
import { useNow } from '@/hooks/use-now'
import { usePlayback } from '@/hooks/use-playback'
import { useSession } from '@/hooks/use-session'
import type { LiveClass } from '@/lib/api/live-classes'
import { bookingState } from '@/lib/booking/booking-state'
import { fill } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import { liveView } from '@/lib/playback/live-view'
import { countdown, inWords } from '@/lib/schedule/countdown'
import type { LiveStageTexts } from './live-stage-texts'
import { StageMessage } from './stage-message'

const VideoPlayer = onDemand(() => import('./video-player').then((module) => module.VideoPlayer))

interface LiveStageProps {
  initial: LiveClass
  locale: Locale
  texts: LiveStageTexts
  loginHref: string
  plansHref: string
  replayHref: string
  /** The class's own page, where it is booked. */
  detailHref: string
  scheduleHref: string
}

/** A class full screen: a word before it starts, the stream while it is on, a way on after it. */
export function LiveStage(props: LiveStageProps) {
  const { initial, locale, texts, loginHref, plansHref, replayHref } = props
  const session = useSession()
  const { liveClass, isFresh, error, retry } = useLiveClass(initial)
  const now = useNow()
  const { state, play, fail } = usePlayback({ liveClassId: initial.id })
  const { phase } = bookingState(liveClass, liveClass.booking !== null, now ?? 0)
  const bookingId = liveClass.booking?.id ?? null
  const isOpen = now !== null && (phase === 'open' || phase === 'live')
  const canEnter = isOpen && session.status === 'member' && state.phase === 'idle'
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
    session: session.status,
    booked: isFresh ? bookingId !== null : null,
    bookingFailed: error !== undefined,
    playback: state,
  })
  if (view === 'playing' && state.phase === 'playing') {
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
  if (view === 'waiting' || view === 'playing') {
    return (
      <div className="stage-message" role="status">
        <TailSpin />
        <span className="ui-hidden">{texts.waiting}</span>
      </div>
    )
  }

  const left = now === null ? null : countdown(Date.parse(liveClass.startDateTime), now)
  const startsIn = fill(texts.startsIn, { time: left ? inWords(left, texts.in, locale) : '' })
  const reason = state.phase === 'refused' ? state.message : ''
  const askAgain = () => {
    if (session.status === 'unavailable') session.retry()
    else retry()
  }
  const messages = {
    ended: {
      title: texts.endedTitle,
      text: texts.endedText,
      way: liveClass.videoId !== null && <ButtonLink href={replayHref}>{texts.replay}</ButtonLink>,
    },
    'sign-in': {
      title: texts.signInTitle,
      text: '',
      way: <ButtonLink href={loginHref}>{texts.signIn}</ButtonLink>,
    },
    unavailable: {
      title: texts.unavailableTitle,
      text: texts.unavailableText,
      way: <Button onClick={askAgain}>{texts.retry}</Button>,
    },
    book: {
      title: texts.bookTitle,
      text: texts.bookText,
      way: <ButtonLink href={props.detailHref}>{texts.toClass}</ButtonLink>,
    },
    closed: {
      title: texts.bookTitle,
      text: texts.closedText,
      way: (
        <>
          <ButtonLink href={props.scheduleHref}>{texts.toSchedule}</ButtonLink>
          <ButtonLink variant="floating-secondary" href={props.detailHref}>
            {texts.toClass}
          </ButtonLink>
        </>
      ),
    },
    early: { title: startsIn, text: texts.early, way: null },
    subscribe: {
      title: texts.subscribeTitle,
      text: reason || texts.subscribe,
      way: <ButtonLink href={plansHref}>{texts.seePlans}</ButtonLink>,
    },
    failed: {
      title: texts.failedTitle,
      text: texts.failedText,
      way: <Button onClick={() => void play(0)}>{texts.retry}</Button>,
    },
  }
  const { title, text, way } = messages[view]
  return (
    <StageMessage title={title} text={text}>
      {way}
    </StageMessage>
  )
}
