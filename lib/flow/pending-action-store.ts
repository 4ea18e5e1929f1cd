import { readFlow, updateFlow } from './flow-store'
import type { PendingAction } from './pending-action'

/** How long a pending action waits for its guest to sign in or buy, in milliseconds. @internal */
export const PENDING_ACTION_LIFETIME_MS = 60 * 60 * 1000

const isSame = (one: PendingAction | null, other: PendingAction | null) =>
  one?.kind === other?.kind && one?.id === other?.id

/** The pending action of this tab, unless it has expired. */
function storedPendingAction(now: number) {
  const { pendingAction } = readFlow()
  return pendingAction && now - pendingAction.at < PENDING_ACTION_LIFETIME_MS ? pendingAction : null
}

/**
 * Keeps what a guest has pressed, or a member without a plan. It waits until somebody who has come
 * for it may do it. Null drops the one before.
 */
export function savePendingAction(pendingAction: PendingAction | null, now: number): void {
  if (pendingAction === null && readFlow().pendingAction === null) return
  updateFlow({ pendingAction: pendingAction && { ...pendingAction, at: now, userId: null } })
}

/** Hands the kept pending action to the user who has come for `asked` and may now do it. */
export function releasePendingAction(
  asked: PendingAction | null,
  userId: string,
  now: number,
): void {
  const pendingAction = storedPendingAction(now)
  if (pendingAction && isSame(pendingAction, asked))
    updateFlow({ pendingAction: { ...pendingAction, userId } })
}

/** Whether this user is to do this now. True once: the pending action is gone before it is carried out. */
export function takePendingAction(asked: PendingAction, userId: string, now: number): boolean {
  const pendingAction = storedPendingAction(now)
  if (pendingAction?.userId !== userId || !isSame(pendingAction, asked)) return false
  updateFlow({ pendingAction: null })
  return true
}
