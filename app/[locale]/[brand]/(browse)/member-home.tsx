'use client'

import { GreetingSkeleton, WeekStripSkeleton } from '@/components/activity/member-home-skeletons'
import { NextBookingSkeleton } from '@/components/booking/next-booking-skeleton'
import { PersonalRowSkeleton } from '@/components/catalogue/personal-row-skeleton'
import { RecommendedSkeleton } from '@/components/catalogue/recommended/recommended-skeleton'
import { MemberSection } from '@/components/ui/member-section'
import type { MemberRowsProps } from './member-rows'

const load = () => import('./member-rows').then((module) => module.MemberRows)

interface MemberHomeProps extends MemberRowsProps {
  errorText: string
  retryLabel: string
}

/** What a member sees first on the home page; guests load nothing of it. */
export function MemberHome(props: MemberHomeProps) {
  return (
    <MemberSection
      load={load}
      props={props}
      skeleton={
        <>
          <GreetingSkeleton />
          <NextBookingSkeleton />
          <PersonalRowSkeleton row="continue" title={props.texts.begun.title} />
          <WeekStripSkeleton />
          <RecommendedSkeleton title={props.texts.recommended.title} />
        </>
      }
    />
  )
}
