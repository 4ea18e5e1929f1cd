'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { onDemand } from '@/components/ui/on-demand'
import { useIsGuest, useIsMember } from '@/hooks/session/use-signed-in'
import { useLiveRefresh } from '@/hooks/use-live-refresh'
import { useLiveClass } from '@/hooks/schedule/use-live-class'
import { useNow } from '@/hooks/use-now'
import { usePendingAction } from '@/hooks/use-pending-action'
import type { LiveClass } from '@/lib/api/live-classes'
import { type BookingState, bookingState } from '@/lib/booking/booking-state'
import type { NativeApp } from '@/lib/browser/native-app'
import { linksFrom, type PageContext, screenPath } from '@/lib/routing/links'
import { track } from '@/lib/tracking/track'
import { AddToCalendar } from '@/components/booking/add-to-calendar'
import { BookButton } from '@/components/booking/book-button'
import { Badge } from '@/components/ui/badge'
import { takesPlan } from '@/lib/entitlement/primary-action'
import { fill, plural } from '@/lib/locale/fill'
import { countdown, inWords } from '@/lib/schedule/countdown'
import { runPhase } from '@/lib/schedule/run-phase'
import { formatTimeBeside } from '@/lib/time/time-formats'
import { canJoin } from '@/lib/schedule/joinable'
import type { LiveClassTexts } from './schedule-texts'

const OpenInApp = onDemand(() =>
  import('@/components/ui/open-in-app').then((module) => module.OpenInApp),
)

const BookedDetails = onDemand(() =>
  import('@/components/booking/booked-details').then((module) => module.BookedDetails),
)
const InPlan = onDemand(() =>
  import('@/components/entitlement/in-plan').then((module) => module.InPlan),
)
const NextClass = onDemand(() => import('./next-class').then((module) => module.NextClass))

interface LiveClassActionsProps {
  initial: LiveClass
  context: PageContext
  texts: LiveClassTexts
  /** Null when there is none or it is unknown. */
  nativeApp: NativeApp | null
  /** Further actions for the class. */
  children?: ReactNode
}

/**
 * The start, free spots and actions of a class, kept up to date. Once it can no longer be joined:
 * its recording and its next time.
 */
export function LiveClassActions(props: LiveClassActionsProps) {
  const { initial, context, texts, nativeApp, children } = props
  const { liveClass, isFresh, retry } = useLiveClass(initial.id, initial)
  const now = useNow()
  const isGuest = useIsGuest()
  const isMember = useIsMember()
  const { phase, action, canCancel } = bookingState(liveClass, liveClass.booking !== null, now ?? 0)
  useLiveRefresh(phase === 'ended' ? null : retry)
  const [isMissed, setMissed] = useState(false)
  const missed = missedBy(action)
  const isKnown = isFresh && now !== null
  const miss = () => setMissed(true)
  usePendingAction({ kind: 'book', id: initial.id }, isKnown && missed !== null, miss)
  const isTooLateToWait = missed !== null && missed !== 'wait'
  usePendingAction({ kind: 'wait', id: initial.id }, isKnown && isTooLateToWait, miss)
  useEffect(() => track('Live Class Detail', { liveClass: initial }), [initial])
  const { nextLiveClass, videoId } = liveClass
  const hasBegun = now !== null && (phase === 'live' || phase === 'ended')
  const isTooLate = hasBegun && (action === 'closed' || action === 'ended')

  return (
    <div className="live-do">
      <LiveClassStatus liveClass={liveClass} context={context} texts={texts} now={now} />
      <div className="live-first">
        <BookButton
          liveClass={liveClass}
          context={context}
          texts={texts.booking}
          now={now}
          isGuest={isGuest}
          size="medium"
        />
        {isTooLate && videoId !== null && (
          <ButtonLink
            variant={phase === 'ended' ? 'primary' : 'secondary'}
            href={linksFrom(context)('video-detail', { id: videoId })}
          >
            {phase === 'ended' ? texts.replay : texts.onDemand}
          </ButtonLink>
        )}
      </div>
      {texts.terms !== null && (
        <p className="live-terms" data-for="guest">
          {takesPlan(action) && texts.terms}
        </p>
      )}
      <p className="live-terms" data-for="member">
        {isMember && takesPlan(action) && <InPlan brand={liveClass.brandData} texts={texts} />}
      </p>
      {isMissed && missed && (
        <p className="live-missed" role="status">
          {texts.missed[missed]}
        </p>
      )}
      {liveClass.booking && now !== null && phase === 'before' && !liveClass.cancelled && (
        <BookedDetails liveClass={liveClass} canCancel={canCancel} texts={texts.booking} />
      )}
      <div className="live-more">
        {children}
        {!hasBegun && !liveClass.cancelled && <AddToCalendar liveClass={liveClass} texts={texts} />}
        {nativeApp && now !== null && (
          <OpenInApp
            app={nativeApp}
            path={screenPath('live-class-detail', { id: liveClass.id })}
            texts={texts}
            onReturn={retry}
          />
        )}
      </div>
      {isTooLate && nextLiveClass && (
        <NextClass next={nextLiveClass} texts={texts.booking} {...{ context, now, isGuest }} />
      )}
    </div>
  )
}

/**
 * Why somebody who came back to book the class cannot; null when they can. `wait` means that they can
 * still wait for a spot.
 */
function missedBy(action: BookingState['action']) {
  if (action === 'waiting') return 'wait'
  return action === 'full' || action === 'wait' || action === 'closed' || action === 'ended'
    ? action
    : null
}

interface LiveClassStatusProps {
  liveClass: LiveClass
  context: PageContext
  texts: LiveClassTexts
  /** Null in the server's HTML, where the current time is unknown. */
  now: number | null
}

/**
 * Whether a class is running, how soon it starts or until when it can be joined, when it would have
 * started for who booked it before it was moved, and how many spots are left. An empty line is
 * rendered before that is known, to avoid a layout shift.
 */
function LiveClassStatus({ liveClass, context, texts, now }: LiveClassStatusProps) {
  if (now === null) return <p className="live-when" />
  if (liveClass.cancelled) return null
  const { startDateTime: start, sessionLength: minutes, joinUntil, spotsLeft } = liveClass
  const isLive = runPhase({ start, minutes }, now) === 'live'
  const until = !isLive ? start : canJoin(liveClass, now) ? joinUntil : null
  const left = until && countdown(Date.parse(until), now)
  const movedFrom = (liveClass.booking ?? liveClass.waitlist)?.movedFrom
  const time = left && inWords(left, texts.in, context.locale)

  return (
    <p className="live-when">
      {isLive && (
        <Badge tone="brand" live>
          {texts.live}
        </Badge>
      )}
      {time && fill(isLive ? texts.closes : texts.startsIn, { time })}
      {movedFrom &&
        ` · ${fill(texts.was, { time: formatTimeBeside(movedFrom, start, texts.booking.dates) })}`}
      {time && spotsLeft > 0 && ` · ${plural(texts.booking.spots, spotsLeft, context.locale)}`}
    </p>
  )
}
