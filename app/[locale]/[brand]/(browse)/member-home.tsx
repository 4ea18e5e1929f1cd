'use client'

import { MemberSection } from '@/components/ui/member-section'
import { MemberHomeSkeleton } from './member-home-skeleton'
import type { MemberRowsProps } from './member-rows'

const load = () => import('./member-rows').then((module) => module.MemberRows)

interface MemberHomeProps extends MemberRowsProps {
  errorText: string
  retryLabel: string
}

/** What a member sees first on the home page; guests load nothing of it. */
export function MemberHome(props: MemberHomeProps) {
  return (
    <MemberSection load={load} props={props} skeleton={<MemberHomeSkeleton {...props.texts} />} />
  )
}
