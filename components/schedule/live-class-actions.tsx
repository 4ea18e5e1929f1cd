'use client'

import { type ReactNode, useEffect } from 'react'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { onDemand } from '@/components/ui/on-demand'
import { useGuest } from '@/hooks/use-guest'
import { useKeptTrue } from '@/hooks/use-kept-true'
import { useLiveClass } from '@/hooks/use-live-class'
import { useNow } from '@/hooks/use-now'
import type { LiveClass } from '@/lib/api/live-classes'
import { bookingState } from '@/lib/booking/booking-state'
import { fill, plural } from '@/lib/locale/fill'
import type { NativeApp } from '@/lib/native-address'
import { linksFrom, type Place } from '@/lib/routing/links'
import { screenPath } from '@/lib/routing/paths'
import { countdown, inWords } from '@/lib/schedule/countdown'
import { track } from '@/lib/tracking/track'
import { AddToCalendar } from './add-to-calendar'
import { BookButton } from './book-button'
import type { LiveClassTexts } from './live-class-texts'

const OpenInApp = onDemand(() =>
  import('@/components/ui/open-in-app').then((module) => module.OpenInApp),
)

interface LiveClassActionsProps {
  initial: LiveClass
  place: Place
  texts: LiveClassTexts
  /** Null where there is none, or none that is known. */
  nativeApp: NativeApp | null
  /** What else can be done with the class. */
  children?: ReactNode
}

/** When the class starts, how many spots are left, and what to do about it, as things stand now. */
export function LiveClassActions(props: LiveClassActionsProps) {
  const { initial, place, texts, nativeApp, children } = props
  const { liveClass, retry } = useLiveClass(initial)
  const now = useNow()
  const isGuest = useGuest()
  const { phase } = bookingState(liveClass, liveClass.booking !== null, now ?? 0)
  useKeptTrue(phase === 'ended' ? null : retry)
  useEffect(() => track('Live Class Detail', { liveClass: initial }), [initial])
  const left = now === null ? null : countdown(Date.parse(liveClass.startDateTime), now)
  const startsIn = left && inWords(left, texts.in, place.locale)
  const isOver = now !== null && phase === 'ended'
  const to = linksFrom(place)

  return (
    <div className="live-do">
      {/* It stands there before it is known, so that nothing below it moves. */}
      <p className="live-when">
        {now !== null && phase === 'live' && (
          <Badge tone="brand" live>
            {texts.live}
          </Badge>
        )}
        {startsIn && fill(texts.startsIn, { time: startsIn })}
        {startsIn &&
          liveClass.spotsLeft > 0 &&
          ` · ${plural(texts.booking.spots, liveClass.spotsLeft, place.locale)}`}
      </p>
      <div className="live-first">
        <BookButton
          liveClass={liveClass}
          place={place}
          texts={texts.booking}
          now={now}
          isGuest={isGuest}
          size="medium"
        />
        {isOver && liveClass.videoId !== null && (
          <ButtonLink href={to('video-detail', { id: liveClass.videoId })}>
            {texts.replay}
          </ButtonLink>
        )}
      </div>
      <div className="live-more">
        {children}
        {!isOver && <AddToCalendar liveClass={liveClass} texts={texts} />}
        {nativeApp && now !== null && (
          <OpenInApp
            app={nativeApp}
            path={screenPath('live-class-detail', { id: liveClass.id })}
            texts={texts}
            onReturn={retry}
          />
        )}
      </div>
    </div>
  )
}
