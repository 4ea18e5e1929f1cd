'use client'

import { useSyncExternalStore } from 'react'
import { emptyFlow, type FlowState } from '@/lib/flow/flow-state'
import { readFlow, subscribeFlow } from '@/lib/flow/flow-store'

/** What the steps from the first email to the purchase know of one another; empty on the server. */
export function useFlow(): FlowState {
  return useSyncExternalStore(subscribeFlow, readFlow, () => emptyFlow)
}
