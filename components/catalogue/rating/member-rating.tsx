'use client'

import { MemberSection } from '@/components/ui/member-section'
import type { OwnRatingProps } from './own-rating'

const load = () => import('./own-rating').then((module) => module.OwnRating)

interface MemberRatingProps extends OwnRatingProps {
  errorText: string
  retryLabel: string
}

/** A member's own rating; guests load nothing of it, and neither see it before they may rate. */
export const MemberRating = (props: MemberRatingProps) => (
  <MemberSection load={load} props={props} skeleton={null} />
)
