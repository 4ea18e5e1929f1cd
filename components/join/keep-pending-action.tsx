'use client'

import { useEffect } from 'react'
import { useFlowParams } from '@/hooks/join/use-flow'
import { useSession } from '@/hooks/session/use-session'
import { parsePendingAction } from '@/lib/flow/pending-action'
import { savePendingAction } from '@/lib/flow/pending-action-store'

/**
 * Keeps what a guest has pressed while they go through the steps, and forgets it when they come
 * without it.
 */
export function KeepPendingAction() {
  const { pendingAction } = useFlowParams()
  const { status } = useSession()
  useEffect(() => {
    if (status === 'guest') savePendingAction(parsePendingAction(pendingAction), Date.now())
  }, [status, pendingAction])
  return null
}
