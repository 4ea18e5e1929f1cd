'use client'

import { MemberSection } from '@/components/ui/member-section'
import type { RecommendedRowProps } from './recommended-row'
import { RecommendedSkeleton } from './recommended-skeleton'

const load = () => import('./recommended-row').then((module) => module.RecommendedRow)

/** A member's recommended videos on a page that is not theirs alone. */
export function MemberRecommended(props: RecommendedRowProps) {
  const { errorText, retry } = props.texts
  return (
    <MemberSection
      load={load}
      props={{ ...props, errorText, retryLabel: retry }}
      skeleton={<RecommendedSkeleton title={props.texts.title} />}
    />
  )
}
