import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { LiveClass } from '@/lib/api/live-classes'
import { formatLongDate, formatTime } from '@/lib/time/dates'
import { fill, plural } from '@/lib/locale/fill'
import type { LiveView } from '@/lib/playback/live-view'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { countdown, inWords } from '@/lib/schedule/countdown'
import { BookAndJoin } from './book-and-join'
import type { LiveStageTexts } from './live-stage-texts'
import { StageMessage } from './stage-message'

interface LiveMessageProps {
  view: Exclude<LiveView, 'waiting' | 'playing'>
  liveClass: LiveClass
  now: number
  context: PageContext
  texts: LiveStageTexts
  /** Why the provider refuses, in its own words, or nothing. */
  reason: string
  /** No plan covers the class; with the provider's own words. */
  onForbidden: (message: string) => void
  onAskAgain: () => void
  onPlay: () => void
}

/** Why a live class does not play here and now, and the way on. */
export function LiveMessage(props: LiveMessageProps) {
  const { view, liveClass, now, context, texts, reason } = props
  const { id, videoId, startDateTime, joinFrom, nextLiveClass } = liveClass
  const to = linksFrom(context)
  const here = to('live-class-fullscreen', { id })
  const detail = to('live-class-detail', { id })
  const left = countdown(Date.parse(startDateTime), now)
  const next = nextLiveClass ? nextSentence(nextLiveClass, texts, context) : ''
  const onward = nextLiveClass ? (
    <ButtonLink href={to('live-class-detail', { id: nextLiveClass.id })}>
      {texts.seeNext}
    </ButtonLink>
  ) : (
    <ButtonLink href={to('schedule')}>{texts.toSchedule}</ButtonLink>
  )
  const recording = (label: string) =>
    videoId !== null && (
      <ButtonLink variant="floating-secondary" href={to('video-detail', { id: videoId })}>
        {label}
      </ButtonLink>
    )

  const messages = {
    ended: {
      title: texts.endedTitle,
      text: `${texts.endedText} ${next}`,
      way: (
        <>
          {onward}
          {recording(texts.replay)}
        </>
      ),
    },
    closed: {
      title: texts.closedTitle,
      text: `${texts.closedText} ${next}`,
      way: (
        <>
          {onward}
          {recording(texts.onDemand)}
        </>
      ),
    },
    full: { title: texts.fullTitle, text: `${texts.fullText} ${next}`, way: onward },
    'sign-in': {
      title: texts.signInTitle,
      text: '',
      way: <ButtonLink href={to('login', { onSignInRedirectTo: here })}>{texts.signIn}</ButtonLink>,
    },
    unavailable: {
      title: texts.unavailableTitle,
      text: texts.unavailableText,
      way: <Button onClick={props.onAskAgain}>{texts.retry}</Button>,
    },
    book: {
      title: texts.bookTitle,
      text: texts.bookText,
      way: <BookAndJoin {...{ liveClass, now, texts }} onForbidden={props.onForbidden} />,
    },
    early: {
      title: fill(texts.startsIn, { time: left ? inWords(left, texts.in, context.locale) : '' }),
      text: fill(texts.early, { time: formatTime(joinFrom, texts.dates) }),
      way: null,
    },
    subscribe: {
      title: texts.subscribeTitle,
      text: reason || texts.subscribe,
      way: (
        <ButtonLink href={to('plan-selector', { onSuccessPurchase: detail, onBack: detail })}>
          {texts.seePlans}
        </ButtonLink>
      ),
    },
    failed: {
      title: texts.failedTitle,
      text: texts.failedText,
      way: <Button onClick={props.onPlay}>{texts.retry}</Button>,
    },
  }
  const { title, text, way } = messages[view]
  return (
    <StageMessage title={title} text={text}>
      {way}
    </StageMessage>
  )
}

function nextSentence(
  { startDateTime: date, spotsLeft }: NonNullable<LiveClass['nextLiveClass']>,
  { next, spots, dates }: LiveStageTexts,
  { locale }: PageContext,
): string {
  const when = fill(next, { time: `${formatLongDate(date, dates)}, ${formatTime(date, dates)}` })
  return spotsLeft > 0 ? `${when} · ${plural(spots, spotsLeft, locale)}` : when
}
