'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { flowParams, type FlowParams } from '@/lib/flow/flow-params'

const never = () => () => undefined

/** The parameters of the address that the steps keep; empty on the server. */
export function useFlowParams(): FlowParams {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  return useMemo(() => flowParams(new URLSearchParams(search)), [search])
}
