import { GreetingSkeleton, WeekStripSkeleton } from '@/components/activity/member-home-skeletons'
import { NextBookingSkeleton } from '@/components/booking/next-booking-skeleton'
import { PersonalRowSkeleton } from '@/components/catalogue/personal-row-skeleton'
import { RecommendedSkeleton } from '@/components/catalogue/recommended/recommended-skeleton'
import type { Greetings } from '@/lib/activity/greeting'

interface MemberHomeSkeletonProps {
  greetings: Greetings
  /** The titles of the rows, of which `recommended` has `{title}`. */
  begun: { title: string }
  week: { week: string }
  recommended: { title: string }
}

/** The places of a member's rows while they load. */
export const MemberHomeSkeleton = ({
  greetings,
  begun,
  week,
  recommended,
}: MemberHomeSkeletonProps) => (
  <>
    <GreetingSkeleton greetings={greetings} />
    <NextBookingSkeleton />
    <PersonalRowSkeleton row="continue" title={begun.title} />
    <WeekStripSkeleton title={week.week} />
    <RecommendedSkeleton title={recommended.title} />
  </>
)
