'use client'

import { useMemo } from 'react'
import { useSearch } from '@/hooks/use-search'
import { flowParams, type FlowParams } from '@/lib/flow/flow-params'

/** The parameters of the address that the steps keep; empty on the server. */
export function useFlowParams(): FlowParams {
  const search = useSearch()
  return useMemo(() => flowParams(new URLSearchParams(search)), [search])
}
