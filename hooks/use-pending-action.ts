import { useEffect, useEffectEvent } from 'react'
import { useSession } from '@/hooks/session/use-session'
import { reportError } from '@/lib/reports/browser-reports'
import type { PendingAction } from '@/lib/flow/pending-action'

/**
 * Carries out, once, what this user pressed before they had an account or a plan. Waits until
 * `isReady`.
 */
export function usePendingAction(
  { kind, id }: PendingAction,
  isReady: boolean,
  carryOut: () => void,
): void {
  const userId = useSession().user?.uuid ?? null
  const run = useEffectEvent(carryOut)

  useEffect(() => {
    if (userId === null || !isReady) return
    let isLeft = false
    // Loaded apart: few who come here were in the flow before.
    import('@/lib/flow/pending-action-store')
      .then(({ takePendingAction }) => {
        if (!isLeft && takePendingAction({ kind, id }, userId, Date.now())) run()
      })
      .catch(reportError)
    return () => {
      isLeft = true
    }
  }, [userId, isReady, kind, id])
}
