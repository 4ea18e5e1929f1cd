'use client'

import { MemberSection } from '@/components/ui/member-section'
import type { PageContext } from '@/lib/routing/links'
import type { NextBookingTexts } from './next-booking-texts'
import { NextBookingSkeleton } from './next-booking-skeleton'

const load = () => import('./next-booking-strip').then((module) => module.NextBookingStrip)

/** A member's next class, where home begins for them. */
export function NextBooking({ context, texts }: { context: PageContext; texts: NextBookingTexts }) {
  return (
    <MemberSection
      load={load}
      props={{ context, texts, errorText: texts.errorText, retryLabel: texts.retry }}
      skeleton={<NextBookingSkeleton />}
    />
  )
}
