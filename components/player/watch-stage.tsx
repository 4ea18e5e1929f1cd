'use client'

import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { RefusalTexts } from '@/components/entitlement/entitlement-texts'
import { PlayIcon } from '@/components/ui/icons/player'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { Spinner } from '@/components/ui/spinner/spinner'
import { useAccess } from '@/hooks/entitlement/use-access'
import { useWatchStage } from '@/hooks/playback/use-watch-stage'
import type { Video } from '@/lib/api/videos'
import { brandNameHere } from '@/lib/brand/brand-name'
import { inPlanLine, type InPlanTexts } from '@/lib/entitlement/in-plan-line'
import { isPlanAction, type PlanAction, watchAction } from '@/lib/entitlement/primary-action'
import { fill } from '@/lib/locale/fill'
import { formatPosition } from '@/lib/playback/can-watch'
import type { PageContext } from '@/lib/routing/links'
import type { TrackedVideo } from '@/lib/tracking/events'
import { PlayerOnDemand } from './player-on-demand'
import { PreviewStage, type PreviewTexts } from './preview-stage'
import { StageMessage } from './stage-message'

const RefusalModal = modalOnDemand(() =>
  import('@/components/entitlement/refusal-modal').then((module) => module.RefusalModal),
)

export interface WatchTexts extends InPlanTexts {
  play: string
  /** With `{position}`. */
  resume: string
  /** For guests: what the main button does, and what it costs afterwards; null while unknown. */
  start: string
  terms: string | null
  logIn: string
  failedTitle: string
  failedText: string
  retry: string
  /** Null where the video has no preview. */
  preview: PreviewTexts | null
  /** What has to happen before a member can watch. */
  toWatch: Record<PlanAction, string>
  refusal: RefusalTexts
}

interface WatchStageProps {
  video: Pick<Video, 'id' | 'title' | 'free' | 'durationSeconds' | 'brandData'>
  /** The tracked fields of the video. */
  tracked: TrackedVideo
  context: PageContext
  texts: WatchTexts
  /** The login, and the entry of the sign-up for new visitors; both lead back here and play. */
  logInHref: string
  startHref: string
  /** This page. */
  here: string
}

/**
 * The content of a video's stage: one button labeled with what it does, then the player. The static
 * HTML has the buttons of guests and of members, of which the page shows one.
 */
export function WatchStage(props: WatchStageProps) {
  const { video, tracked, context, texts, here } = props
  const stage = useWatchStage(video, tracked)
  const [isRefused, setRefused] = useState(false)
  const access = useAccess(video.brandData.id)
  const action = watchAction(access, { free: video.free, isTrial: false })

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
    case 'offer': {
      const { buttonsFor } = stage
      const mayPlay = !isRefused && !isPlanAction(action)
      const preview = buttonsFor !== 'guest' && mayPlay ? null : texts.preview
      // A link that is being pressed or has the focus stays the same when it is known who is there.
      return (
        <>
          <PreviewStage video={video} texts={preview}>
            {buttonsFor !== 'member' && (
              <GuestButtons {...props} isFor={buttonsFor === 'both' ? 'guest' : undefined} />
            )}
            {buttonsFor !== 'guest' && (
              <div
                className="stage-buttons"
                data-for={buttonsFor === 'both' ? 'member' : undefined}
              >
                <MemberButton {...props} {...stage} access={access} action={action} />
              </div>
            )}
          </PreviewStage>
          <RefusalModal
            error={stage.refusal}
            open={stage.refusal !== null}
            brand={video.brandData}
            context={context}
            here={here}
            pendingAction={{ kind: 'play', id: video.id }}
            texts={texts.refusal}
            onClose={() => {
              setRefused(true)
              stage.dismiss()
            }}
          />
        </>
      )
    }
  }
}

interface MemberButtonProps extends WatchStageProps {
  resumesAt: number | null
  isAsking: boolean
  play: () => void
  access: ReturnType<typeof useAccess>
  action: ReturnType<typeof watchAction>
}

/** Plays, or says what has to happen before; either way the provider is asked when it is pressed. */
function MemberButton(props: MemberButtonProps) {
  const { video, texts, resumesAt, isAsking, play, access, action } = props
  const isPlay = !isPlanAction(action)
  const line = isPlay && !video.free && inPlanLine(access, brandNameHere(video.brandData), texts)
  const playLabel =
    resumesAt === null ? texts.play : fill(texts.resume, { position: formatPosition(resumesAt) })
  return (
    <>
      <Button loading={isAsking} spinner={<Spinner />} onClick={play}>
        {isPlay && <PlayIcon />}
        {isPlay ? playLabel : texts.toWatch[action]}
      </Button>
      {line && <Badge tone="media">{line}</Badge>}
    </>
  )
}

/** For guests: the trial or the plan, what it costs, and the login. */
function GuestButtons(props: WatchStageProps & { isFor?: 'guest' }) {
  const { texts, startHref, logInHref, isFor } = props
  return (
    <div className="stage-buttons stage-guest" data-for={isFor}>
      <ButtonLink href={startHref}>{texts.start}</ButtonLink>
      <ButtonLink variant="floating-secondary" href={logInHref}>
        {texts.logIn}
      </ButtonLink>
      {texts.terms && <p>{texts.terms}</p>}
    </div>
  )
}
