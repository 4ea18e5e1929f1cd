'use client'

import type { LiveClass } from '@/lib/api/live-classes'
import { fill } from '@/lib/locale/fill'
import { clockWithZone } from '@/lib/time/clock-with-zone'
import type { BookingTexts } from './booking-texts'

interface BookedDetailsProps {
  liveClass: LiveClass
  canCancel: boolean
  texts: BookingTexts
}

/** What a member needs to know about their spot: when and where to join, until when to cancel. */
export function BookedDetails({ liveClass, canCancel, texts }: BookedDetailsProps) {
  const at = (moment: string) => ({ time: clockWithZone(moment, texts.dates) })
  return (
    <ul className="live-booked">
      <li>{fill(texts.roomOpens, at(liveClass.joinFrom))}</li>
      {canCancel && <li>{fill(texts.cancelUntil, at(liveClass.cancellableUntil))}</li>}
    </ul>
  )
}
