'use client'

import { MemberGreeting } from '@/components/activity/member-greeting'
import { WeekStrip, type WeekStripTexts } from '@/components/activity/week-strip'
import type { NextBookingTexts } from '@/components/booking/booking-texts'
import { NextBookingStrip } from '@/components/booking/next-booking-strip'
import { ContinueRow } from '@/components/catalogue/continue-row'
import type { ContinueTexts } from '@/components/catalogue/continue-texts'
import { RecommendedRow } from '@/components/catalogue/recommended/recommended-row'
import type { RecommendedTexts } from '@/components/catalogue/recommended/recommended-texts'
import { PastDueBanner, type PastDueTexts } from '@/components/membership/past-due-banner'
import { MemberLine, type MemberLineTexts } from '@/components/offers/member-line'
import { useMemberHome } from '@/hooks/use-member-home'
import type { Greetings } from '@/lib/activity/greeting'
import type { PageContext } from '@/lib/routing/links'
import { MemberHomeSkeleton } from './member-home-skeleton'

export interface MemberRowsProps {
  context: PageContext
  texts: {
    pastDue: PastDueTexts
    greetings: Greetings
    line: MemberLineTexts
    booked: NextBookingTexts
    begun: ContinueTexts
    week: WeekStripTexts
    recommended: RecommendedTexts
  }
}

/**
 * A payment that failed, the greeting, the next class, what can be resumed, the week, and what goes
 * with the last video.
 */
export function MemberRows({ context, texts }: MemberRowsProps) {
  return (
    <>
      <PastDueBanner context={context} texts={texts.pastDue} />
      {useMemberHome() ? (
        <>
          <MemberGreeting greetings={texts.greetings}>
            <MemberLine context={context} texts={texts.line} />
          </MemberGreeting>
          <NextBookingStrip context={context} texts={texts.booked} />
          <ContinueRow context={context} texts={texts.begun} />
          <WeekStrip context={context} texts={texts.week} />
          <RecommendedRow context={context} texts={texts.recommended} />
        </>
      ) : (
        <MemberHomeSkeleton {...texts} />
      )}
    </>
  )
}
