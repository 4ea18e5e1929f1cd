import type { FlowParams } from '@/lib/flow/flow-params'
import { FLOW_KEY } from '@/lib/flow/remembered-params'

/** What an inline script reads of the steps. */
export interface StoredFlow {
  queryParams?: FlowParams
}

/** Changes what the tab knows of the steps. Returns false when storage is refused. */
export function changeFlow(change: (flow: StoredFlow) => object): boolean {
  try {
    const flow = JSON.parse(sessionStorage.getItem(FLOW_KEY) ?? '{}') as StoredFlow
    sessionStorage.setItem(FLOW_KEY, JSON.stringify({ ...flow, ...change(flow) }))
    return true
  } catch {
    return false
  }
}
