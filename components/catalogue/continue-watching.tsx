'use client'

import { MemberSection } from '@/components/ui/member-section'
import type { PageContext } from '@/lib/routing/links'
import { ContinueSkeleton } from './continue-skeleton'
import type { ContinueTexts } from './continue-texts'

const load = () => import('./continue-row').then((module) => module.ContinueRow)

/** What a member has begun to watch. */
export function ContinueWatching({
  context,
  texts,
}: {
  context: PageContext
  texts: ContinueTexts
}) {
  return (
    <MemberSection
      load={load}
      props={{ context, texts, errorText: texts.errorText, retryLabel: texts.retry }}
      skeleton={<ContinueSkeleton title={texts.title} />}
    />
  )
}
