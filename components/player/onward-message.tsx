import { ButtonLink } from '@/components/ui/button-link'
import type { LiveClass } from '@/lib/api/live-classes'
import { fill, plural } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { formatTime } from '@/lib/time/dates'
import { formatLongDate } from '@/lib/time/time-formats'
import type { LiveStageTexts } from './stage-texts'
import { StageMessage } from './stage-message'

interface OnwardMessageProps {
  liveClass: LiveClass
  context: PageContext
  texts: LiveStageTexts
  title: string
  text: string
  /** What the way to the recording is called; none is shown without it, or without a recording. */
  recording?: string
}

/** Why somebody cannot come into a live class any more, and the ways on to the next one. */
export function OnwardMessage(props: OnwardMessageProps) {
  const { liveClass, context, texts, title, text, recording } = props
  const { videoId, nextLiveClass: next } = liveClass
  const to = linksFrom(context)
  const nextSentence = next ? sentenceOf(next, texts, context) : ''
  return (
    <StageMessage title={title} text={`${text} ${nextSentence}`}>
      {next ? (
        <ButtonLink href={to('live-class-detail', { id: next.id })}>{texts.seeNext}</ButtonLink>
      ) : (
        <ButtonLink href={to('schedule')}>{texts.toSchedule}</ButtonLink>
      )}
      {recording && videoId !== null && (
        <ButtonLink variant="floating-secondary" href={to('video-detail', { id: videoId })}>
          {recording}
        </ButtonLink>
      )}
    </StageMessage>
  )
}

function sentenceOf(
  { startDateTime: date, spotsLeft }: NonNullable<LiveClass['nextLiveClass']>,
  { next, spots, dates }: LiveStageTexts,
  { locale }: PageContext,
): string {
  const when = fill(next, { time: `${formatLongDate(date, dates)}, ${formatTime(date, dates)}` })
  return spotsLeft > 0 ? `${when} · ${plural(spots, spotsLeft, locale)}` : when
}
