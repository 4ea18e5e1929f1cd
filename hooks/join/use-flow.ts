'use client'

import { useMemo } from 'react'
import { useStore } from '@/hooks/use-store'
import type { FlowState } from '@/lib/flow/flow-state'
import { flowStore } from '@/lib/flow/flow-store'
import { useSearch } from '@/hooks/use-search'
import { flowParams, type FlowParams, withRemembered } from '@/lib/flow/flow-params'

/** The state shared by the steps from the first email to the purchase; empty on the server. */
export const useFlow = (): FlowState => useStore(flowStore)

/**
 * The parameters that the steps keep: those of the URL, completed by those that the visitor arrived
 * with. Empty on the server.
 */
export function useFlowParams(): FlowParams {
  const search = useSearch()
  const { queryParams } = useFlow()
  return useMemo(
    () => withRemembered(flowParams(new URLSearchParams(search)), queryParams),
    [search, queryParams],
  )
}
