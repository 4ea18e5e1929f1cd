'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PlayIcon } from '@/components/ui/icons/player'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { Spinner } from '@/components/ui/spinner/spinner'
import { keepForPlan } from '@/hooks/use-pending-action'
import { useWatchStage } from '@/hooks/playback/use-watch-stage'
import { fill } from '@/lib/locale/fill'
import { formatPosition } from '@/lib/playback/can-watch'
import type { TrackedVideo } from '@/lib/tracking/events'
import type { LeadModalTexts } from '@/components/ui/modal/modal'
import { PlayerOnDemand } from './player-on-demand'
import { PreviewStage, type PreviewTexts } from './preview-stage'
import { StageMessage } from './stage-message'

const LeadModal = modalOnDemand(() =>
  import('@/components/ui/modal/modal').then((module) => module.LeadModal),
)

export interface WatchTexts {
  play: string
  /** With `{position}`. */
  resume: string
  /** For new visitors. */
  start: string
  failedTitle: string
  failedText: string
  retry: string
  /** When the provider gives no reason of its own. */
  subscribe: string
  subscribeModal: LeadModalTexts
  /** Null where the video has no preview. */
  preview: PreviewTexts | null
}

interface WatchStageProps {
  video: { id: number; title: string; free: boolean; durationSeconds: number }
  /** The tracked fields of the video. */
  tracked: TrackedVideo
  texts: WatchTexts
  /** The first step of signing up or in, and the plan selector; both lead back to this page. */
  guestHref: string
  plansHref: string
  /** The entry of the sign-up for new visitors, which also leads back to this page. */
  startHref: string
}

/** The content of a video's stage: one button labeled with what it does, then the player. */
export function WatchStage(props: WatchStageProps) {
  const { video, tracked, texts, guestHref, plansHref, startHref } = props
  const stage = useWatchStage(video, tracked)
  const [isRefused, setRefused] = useState(false)

  switch (stage.kind) {
    case 'playing':
      return (
        <PlayerOnDemand
          tracked={tracked}
          title={video.title}
          url={stage.url}
          startAt={stage.startAt}
          live={false}
          watched={stage.isRecorded ? { videoId: video.id, live: false } : null}
          onFailure={stage.onFailure}
        />
      )
    case 'failed':
      return (
        <StageMessage title={texts.failedTitle} text={texts.failedText}>
          <Button onClick={stage.retry}>{texts.retry}</Button>
        </StageMessage>
      )
    case 'sign-in':
      return (
        <PreviewStage video={video} texts={texts.preview}>
          <div className="stage-button">
            <ButtonLink href={guestHref}>
              <PlayIcon />
              {texts.play}
            </ButtonLink>
            <ButtonLink variant="floating-secondary" href={startHref}>
              {texts.start}
            </ButtonLink>
          </div>
        </PreviewStage>
      )
    case 'offer':
      return (
        <>
          <PreviewStage video={video} texts={isRefused ? texts.preview : null}>
            <Button
              className="stage-button"
              loading={stage.isAsking}
              spinner={<Spinner />}
              onClick={stage.play}
            >
              <PlayIcon />
              {stage.resumesAt === null
                ? texts.play
                : fill(texts.resume, { position: formatPosition(stage.resumesAt) })}
            </Button>
          </PreviewStage>
          <LeadModal
            name="subscribe"
            open={stage.refusal !== null}
            description={stage.refusal || texts.subscribe}
            texts={texts.subscribeModal}
            href={plansHref}
            onGo={() => keepForPlan({ kind: 'play', id: video.id })}
            onClose={() => {
              setRefused(true)
              stage.dismiss()
            }}
          />
        </>
      )
  }
}
