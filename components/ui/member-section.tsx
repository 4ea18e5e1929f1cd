'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { RowError } from '@/components/ui/state/row-error'
import { reportError } from '@/lib/reports/browser-reports'
import { useSignedIn } from '@/hooks/session/use-signed-in'

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

/**
 * A part of a page that only members see, loaded once the page stands. `load` must be the same
 * function at every render.
 */
function useMemberSection<T>(load: () => Promise<T>) {
  const signedIn = useSignedIn()
  const [part, setPart] = useState<{ value: T } | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!signedIn || part || failed) return
    let wanted = true
    load().then(
      (value) => wanted && setPart({ value }),
      (error: unknown) => {
        reportError(error)
        if (wanted) setFailed(true)
      },
    )
    return () => {
      wanted = false
    }
  }, [signedIn, part, failed, load])

  const state = signedIn === false ? 'guest' : failed ? 'failed' : part ? 'ready' : 'loading'
  return { state, part: part?.value ?? null, retry: () => setFailed(false) } as const
}
