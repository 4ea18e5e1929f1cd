'use client'

import type { ReactNode } from 'react'
import { MemberSection } from '@/components/ui/member-section'
import type { RecommendedRowProps } from './recommended-row'

const load = () => import('./recommended-row').then((module) => module.RecommendedRow)

interface MemberRecommendedProps extends RecommendedRowProps {
  /** Rendered on the server, so that guests load nothing of it. */
  skeleton: ReactNode
}

/** A member's recommended videos on a page that is not theirs alone. */
export function MemberRecommended({ skeleton, ...props }: MemberRecommendedProps) {
  const { errorText, retry } = props.texts
  return (
    <MemberSection
      load={load}
      props={{ ...props, errorText, retryLabel: retry }}
      skeleton={skeleton}
    />
  )
}
