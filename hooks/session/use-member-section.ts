import { useEffect, useState } from 'react'
import { useSignedIn } from './use-signed-in'
import { reportError } from '@/lib/reports/browser-reports'

/**
 * A part of a page that only members see, loaded once the page stands. `load` must be the same
 * function at every render.
 */
export function useMemberSection<T>(load: () => Promise<T>) {
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
