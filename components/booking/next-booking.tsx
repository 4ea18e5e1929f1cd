'use client'

import { MemberSection } from '@/components/ui/member-section'
import type { PageContext } from '@/lib/routing/links'
import { Skeleton } from '@/components/ui/skeleton'
import type { NextBookingTexts } from './booking-texts'

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

/** The loading skeleton of the strip. */
export function NextBookingSkeleton() {
  return (
    <div className="next-booking" data-for="member" data-skeleton="next-class" aria-hidden="true">
      <Skeleton shape="media" />
      <div>
        <Skeleton width="7rem" />
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="50%" />
        <Skeleton width="40%" />
      </div>
    </div>
  )
}
