import { GreetingSkeleton, WeekStripSkeleton } from '@/components/activity/member-home-skeletons'
import { NextBookingSkeleton } from '@/components/booking/next-booking-skeleton'
import { PersonalRowSkeleton } from '@/components/catalogue/personal-row-skeleton'
import { RecommendedSkeleton } from '@/components/catalogue/recommended/recommended-skeleton'

interface MemberHomeSkeletonProps {
  /** The titles of the rows; `recommended` with `{title}`. */
  begun: { title: string }
  recommended: { title: string }
}

/** The places of a member's rows while they load. */
export const MemberHomeSkeleton = ({ begun, recommended }: MemberHomeSkeletonProps) => (
  <>
    <GreetingSkeleton />
    <NextBookingSkeleton />
    <PersonalRowSkeleton row="continue" title={begun.title} />
    <WeekStripSkeleton />
    <RecommendedSkeleton title={recommended.title} />
  </>
)
