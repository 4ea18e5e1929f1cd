'use client'

import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PlayIcon } from '@/components/ui/icons/player'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { Spinner } from '@/components/ui/spinner/spinner'
import { usePersonalVideo } from '@/hooks/playback/use-personal-video'
import { usePlayback } from '@/hooks/playback/use-playback'
import { useSession } from '@/hooks/session/use-session'
import { fill } from '@/lib/locale/fill'
import { canWatch, formatPosition, resumeAt } from '@/lib/playback/can-watch'
import type { TrackedVideo } from '@/lib/tracking/events'
import { track } from '@/lib/tracking/track'
import type { LeadModalTexts } from '@/components/ui/modal/lead-modal'
import { PlayerOnDemand } from './player-on-demand'
import { StageMessage } from './stage-message'

const LeadModal = modalOnDemand(() =>
  import('@/components/ui/modal/lead-modal').then((module) => module.LeadModal),
)

export interface WatchTexts {
  play: string
  /** With `{position}`. */
  resume: string
  signIn: string
  /** For somebody new. */
  start: string
  failedTitle: string
  failedText: string
  retry: string
  /** When the provider gives no reason of its own. */
  subscribe: string
  subscribeModal: LeadModalTexts
}

interface WatchStageProps {
  video: { id: number; title: string; free: boolean; durationSeconds: number }
  /** The video as events name it. */
  tracked: TrackedVideo
  texts: WatchTexts
  /** Where to log in, and where to see plans; both lead back here. */
  loginHref: string
  plansHref: string
  /** Where somebody new begins; leads back here too. */
  startHref: string
}

/** What stands on a video's picture: one button that says what will happen, then the player. */
export function WatchStage(props: WatchStageProps) {
  const { video, tracked, texts, loginHref, plansHref, startHref } = props
  const session = useSession()
  const member = session.status === 'member'
  const personal = usePersonalVideo(video.id, member)
  const { state, play, fail, dismiss } = usePlayback({ videoId: video.id })
  const guest = session.status === 'guest'
  const isKnown = guest || session.status === 'unavailable' || personal.isSettled

  const tell = useEffectEvent(() => {
    track('Video Detail', { ...tracked, completion: personal.video?.completion ?? 0 })
  })
  useEffect(() => {
    if (isKnown) tell()
  }, [isKnown])

  if (state.phase === 'playing') {
    return (
      <PlayerOnDemand
        tracked={tracked}
        title={video.title}
        url={state.url}
        startAt={state.startAt}
        live={false}
        watched={member ? { videoId: video.id, live: false } : null}
        onFailure={fail}
      />
    )
  }
  if (state.phase === 'failed') {
    return (
      <StageMessage title={texts.failedTitle} text={texts.failedText}>
        <Button onClick={() => void play(state.startAt)}>{texts.retry}</Button>
      </StageMessage>
    )
  }

  const stopped = resumeAt(personal.video?.resumeSeconds ?? null, video.durationSeconds)
  if (guest && canWatch(null, video) !== 'watch') {
    return (
      <div className="stage-button">
        <ButtonLink href={loginHref}>{texts.signIn}</ButtonLink>
        <ButtonLink variant="floating-secondary" href={startHref}>
          {texts.start}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <Button
        className="stage-button"
        loading={state.phase === 'asking'}
        spinner={<Spinner />}
        onClick={() => void play(stopped ?? 0)}
      >
        <PlayIcon />
        {stopped === null ? texts.play : fill(texts.resume, { position: formatPosition(stopped) })}
      </Button>
      <LeadModal
        name="subscribe"
        open={state.phase === 'refused' && state.reason === 'subscribe'}
        description={(state.phase === 'refused' && state.message) || texts.subscribe}
        texts={texts.subscribeModal}
        href={plansHref}
        onClose={dismiss}
      />
    </>
  )
}
