'use client'

import { MemberSection } from '@/components/ui/member-section'
import type { PageContext } from '@/lib/routing/links'
import type { ContinueTexts } from './continue-texts'
import { ContinueSkeleton } from './continue-skeleton'

const load = () => import('./continue-row').then((module) => module.ContinueRow)

/** The row of videos that a member has started. */
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
