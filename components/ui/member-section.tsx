'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { RowError } from '@/components/ui/state/row-error'
import { reportError } from '@/lib/reports/browser-reports'
import { useSignedIn } from '@/hooks/session/use-signed-in'

interface MemberPartProps<P> {
  /** Must be the same function in every render. */
  load: () => Promise<ComponentType<P>>
  props: P & { errorText: string; retryLabel: string }
  /** Has the size of the content; it is in the static HTML and hidden for guests. */
  skeleton: ReactNode
}

/**
 * A section for members only: guests do not load its code, and its failure does not affect the
 * page.
 */
export function MemberSection<P extends object>({ load, props, skeleton }: MemberPartProps<P>) {
  const { state, part: Part, retry } = useMemberSection(load)
  if (state === 'guest') return null
  if (state === 'failed')
    return <RowError text={props.errorText} retryLabel={props.retryLabel} onRetry={retry} />
  return Part ? <Part {...props} /> : skeleton
}

/**
 * A section of a page for members only, loaded after the page. `load` must be the same function in
 * every render.
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
