'use client'

import { useStore } from '@/hooks/use-store'
import type { FlowState } from '@/lib/flow/flow-state'
import { flowStore } from '@/lib/flow/flow-store'

/** What the steps from the first email to the purchase know of one another; empty on the server. */
export const useFlow = (): FlowState => useStore(flowStore)
