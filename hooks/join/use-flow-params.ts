'use client'

import { useMemo } from 'react'
import { useFlow } from './use-flow'
import { useSearch } from '@/hooks/use-search'
import { flowParams, type FlowParams, withRemembered } from '@/lib/flow/flow-params'

/**
 * The parameters that the steps keep: those of the address, and for what it lacks those that the
 * visitor arrived with. Empty on the server.
 */
export function useFlowParams(): FlowParams {
  const search = useSearch()
  const { queryParams } = useFlow()
  return useMemo(
    () => withRemembered(flowParams(new URLSearchParams(search)), queryParams),
    [search, queryParams],
  )
}
