'use client'

import { WeekStrip, type WeekStripTexts } from '@/components/activity/week-strip'
import type { NextBookingTexts } from '@/components/booking/booking-texts'
import { NextBookingStrip } from '@/components/booking/next-booking-strip'
import { ContinueRow } from '@/components/catalogue/continue-row'
import type { ContinueTexts } from '@/components/catalogue/continue-texts'
import { MemberLine, type MemberLineTexts } from '@/components/offers/member-line'
import type { PageContext } from '@/lib/routing/links'

export interface MemberRowsProps {
  context: PageContext
  texts: {
    week: WeekStripTexts
    line: MemberLineTexts
    booked: NextBookingTexts
    begun: ContinueTexts
  }
}

/** The greeting with the week, the next class, and what can be resumed. */
export function MemberRows({ context, texts }: MemberRowsProps) {
  return (
    <>
      <WeekStrip
        context={context}
        texts={texts.week}
        line={(streak) => (
          <MemberLine context={context} texts={texts.line}>
            {streak}
          </MemberLine>
        )}
      />
      <NextBookingStrip context={context} texts={texts.booked} />
      <ContinueRow context={context} texts={texts.begun} />
    </>
  )
}
