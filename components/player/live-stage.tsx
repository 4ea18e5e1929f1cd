'use client'

import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner/spinner'
import { useLiveStage } from '@/hooks/playback/use-live-stage'
import type { LiveClass } from '@/lib/api/live-classes'
import type { PageContext } from '@/lib/routing/links'
import { BookAndJoin } from './book-and-join'
import { GuestMessage } from './guest-message'
import { LiveRefusal } from './live-refusal'
import type { LiveStageTexts } from './stage-texts'
import { OnwardMessage } from './onward-message'
import { PlayerOnDemand } from './player-on-demand'
import { StageMessage } from './stage-message'
import { WaitingRoom } from './waiting-room'

interface LiveStageProps {
  initial: LiveClass
  context: PageContext
  texts: LiveStageTexts
}

/**
 * A class in full screen: a message before the start, the stream while it is live, and next steps
 * afterwards.
 */
export function LiveStage({ initial, context, texts }: LiveStageProps) {
  const stage = useLiveStage(initial)
  const { liveClass } = stage
  const onward = { liveClass, context, texts }

  switch (stage.kind) {
    case 'waiting':
      return (
        <div className="stage-message">
          <Spinner type="Oval" label={texts.waiting} />
        </div>
      )
    case 'playing':
      return (
        <PlayerOnDemand
          title={liveClass.sessionTitle}
          url={stage.url}
          startAt={0}
          live
          watched={liveClass.videoId === null ? null : { videoId: liveClass.videoId, live: true }}
          onFailure={stage.onFailure}
        />
      )
    case 'ended':
      return (
        <OnwardMessage
          {...onward}
          title={texts.endedTitle}
          text={texts.endedText}
          recording={texts.replay}
        />
      )
    case 'cancelled':
      return <OnwardMessage {...onward} title={texts.cancelledTitle} text={texts.cancelledText} />
    case 'closed':
      return (
        <OnwardMessage
          {...onward}
          title={texts.closedTitle}
          text={texts.closedText}
          recording={texts.onDemand}
        />
      )
    case 'full':
      return <OnwardMessage {...onward} title={texts.fullTitle} text={texts.fullText} />
    case 'sign-in':
      return <GuestMessage {...{ liveClass, context, texts }} booking={stage.booking} />
    case 'unavailable':
      return (
        <StageMessage title={texts.unavailableTitle} text={texts.unavailableText}>
          <Button onClick={stage.retry}>{texts.retry}</Button>
        </StageMessage>
      )
    case 'book':
      return (
        <StageMessage title={texts.bookTitle} text={texts.bookText}>
          <BookAndJoin
            liveClass={liveClass}
            isOn={stage.isOn}
            texts={texts}
            onForbidden={stage.onForbidden}
          />
        </StageMessage>
      )
    case 'early':
      return <WaitingRoom liveClass={liveClass} locale={context.locale} texts={texts} />
    case 'subscribe':
      return <LiveRefusal {...onward} error={stage.refusal} />
    case 'failed':
      return (
        <StageMessage title={texts.failedTitle} text={texts.failedText}>
          <Button onClick={stage.retry}>{texts.retry}</Button>
        </StageMessage>
      )
  }
}
