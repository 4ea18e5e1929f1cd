'use client'

import { MemberPart } from '@/components/ui/member-part'
import type { Place } from '@/lib/routing/links'
import type { NextBookingTexts } from './next-booking-texts'
import { NextBookingSkeleton } from './next-booking-skeleton'

const load = () => import('./next-booking-strip').then((module) => module.NextBookingStrip)

/** A member's next class, where home begins for them. */
export function NextBooking({ place, texts }: { place: Place; texts: NextBookingTexts }) {
  return (
    <MemberPart
      load={load}
      props={{ place, texts, errorText: texts.errorText, retryLabel: texts.retry }}
      skeleton={<NextBookingSkeleton />}
    />
  )
}
