'use client'

import type { ComponentType, ReactNode } from 'react'
import { useMemberSection } from '@/hooks/session/use-member-section'
import { RowError } from '@/components/ui/state/row-error'

interface MemberPartProps<P> {
  /** The same function at every render. */
  load: () => Promise<ComponentType<P>>
  props: P & { errorText: string; retryLabel: string }
  /** Of the size of what is loading; the static HTML holds it, and guests do not see it. */
  skeleton: ReactNode
}

/** What only members see and need: guests load none of it, and it fails alone. */
export function MemberSection<P extends object>({ load, props, skeleton }: MemberPartProps<P>) {
  const { state, part: Part, retry } = useMemberSection(load)
  if (state === 'guest') return null
  if (state === 'failed')
    return <RowError text={props.errorText} retryLabel={props.retryLabel} onRetry={retry} />
  return Part ? <Part {...props} /> : skeleton
}
