'use client'

import { MemberPart } from '@/components/ui/member-part'
import type { Place } from '@/lib/routing/links'
import { ContinueSkeleton } from './continue-skeleton'
import type { ContinueTexts } from './continue-texts'

const load = () => import('./continue-row').then((module) => module.ContinueRow)

/** What a member has begun to watch. */
export function ContinueWatching({ place, texts }: { place: Place; texts: ContinueTexts }) {
  return (
    <MemberPart
      load={load}
      props={{ place, texts, errorText: texts.errorText, retryLabel: texts.retry }}
      skeleton={<ContinueSkeleton title={texts.title} />}
    />
  )
}
