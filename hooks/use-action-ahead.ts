import { useSession } from '@/hooks/session/use-session'
import { releasePendingAction, savePendingAction } from '@/lib/flow/pending-action-store'
import type { PendingAction } from '@/lib/flow/pending-action'

/**
 * Gives a function that a member's link calls when it is followed: the screen that it leads to then
 * carries the action out at once. Does nothing until the session is known.
 */
export function useActionAhead(): (pendingAction: PendingAction) => void {
  const userId = useSession().user?.uuid
  return (pendingAction) => {
    if (userId === undefined) return
    savePendingAction(pendingAction, Date.now())
    releasePendingAction(pendingAction, userId, Date.now())
  }
}
