import { FLOW_KEY } from '@/lib/flow/remembered-params'

interface StoredFlow {
  queryParams?: object
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
