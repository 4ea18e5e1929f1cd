'use client'

import { MemberSection } from '@/components/ui/member-section'
import type { PageContext } from '@/lib/routing/links'
import type { NextBookingTexts } from './booking-texts'
import { NextBookingSkeleton } from './next-booking-skeleton'

const load = () => import('./next-booking-strip').then((module) => module.NextBookingStrip)

/** A member's next booked class, at the top of the home page. */
export function NextBooking({ context, texts }: { context: PageContext; texts: NextBookingTexts }) {
  return (
    <MemberSection
      load={load}
      props={{ context, texts, errorText: texts.errorText, retryLabel: texts.retry }}
      skeleton={<NextBookingSkeleton />}
    />
  )
}
