'use client'

import { type ReactNode, useEffect } from 'react'
import { Badge } from '@/components/ui/badge'
import { useGuest } from '@/hooks/use-guest'
import { useKeptTrue } from '@/hooks/use-kept-true'
import { useLiveClass } from '@/hooks/use-live-classes'
import { useNow } from '@/hooks/use-now'
import type { LiveClass } from '@/lib/api/live-classes'
import { bookingState } from '@/lib/booking/booking-state'
import { fill, plural } from '@/lib/locale/fill'
import type { Place } from '@/lib/routing/links'
import { countdown, type CountdownTexts, inWords } from '@/lib/schedule/countdown'
import { track } from '@/lib/tracking/track'
import { BookButton } from './book-button'
import type { BookingTexts } from './booking-texts'

export interface LiveClassTexts {
  booking: BookingTexts
  live: string
  /** With `{time}`. */
  startsIn: string
  in: CountdownTexts
}

interface LiveClassActionsProps {
  initial: LiveClass
  place: Place
  texts: LiveClassTexts
  /** What else can be done with the class. */
  children?: ReactNode
}

/** When the class starts, how many spots are left, and what to do about it, as things stand now. */
export function LiveClassActions({ initial, place, texts, children }: LiveClassActionsProps) {
  const { liveClass, retry } = useLiveClass(initial)
  const now = useNow()
  const isGuest = useGuest()
  const { phase } = bookingState(liveClass, liveClass.booking !== null, now ?? 0)
  useKeptTrue(phase === 'ended' ? null : retry)
  useEffect(() => track('Live Class Detail', { liveClass: initial }), [initial])
  const left = now === null ? null : countdown(Date.parse(liveClass.startDateTime), now)
  const startsIn = left && inWords(left, texts.in, place.locale)

  return (
    <div className="live-do">
      {now !== null && phase === 'live' && (
        <Badge tone="brand" live>
          {texts.live}
        </Badge>
      )}
      {startsIn && (
        <p className="live-when">
          {fill(texts.startsIn, { time: startsIn })}
          {liveClass.spotsLeft > 0 &&
            ` · ${plural(texts.booking.spots, liveClass.spotsLeft, place.locale)}`}
        </p>
      )}
      <BookButton
        liveClass={liveClass}
        place={place}
        texts={texts.booking}
        now={now}
        isGuest={isGuest}
        size="medium"
      />
      {children}
    </div>
  )
}
