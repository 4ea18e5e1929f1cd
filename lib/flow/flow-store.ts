import { createStore } from '@/lib/browser/store'
import { parseStored } from '@/lib/storage/parse-stored'
import { tabValue } from '@/lib/storage/tab-value'
import { emptyFlow, type FlowState, flowState } from './flow-state'
import { FLOW_KEY } from './remembered-params'

const stored = tabValue(
  FLOW_KEY,
  'The steps are not remembered beyond this page: storage is refused',
)
let known: { raw: string | null; state: FlowState } = { raw: null, state: emptyFlow }

/** The state of this tab's flow; the same object until it changes. */
export function readFlow(): FlowState {
  const raw = stored.read()
  if (raw !== known.raw) known = { raw, state: parseStored(raw, flowState) ?? emptyFlow }
  return known.state
}

/** Changes what this tab knows of the flow. Returns whether the next pages know it too. */
export function updateFlow(changes: Partial<FlowState>): boolean {
  return save(JSON.stringify({ ...readFlow(), ...changes }))
}

/** Clears everything except `keep`, after a purchase and at sign-out. */
export function clearFlow(keep: Partial<FlowState> = {}): void {
  save(Object.keys(keep).length > 0 ? JSON.stringify({ ...emptyFlow, ...keep }) : null)
}

/** The state for components; empty in the server's HTML. */
export const flowStore = createStore(emptyFlow, readFlow)

function save(raw: string | null): boolean {
  const isStored = stored.write(raw)
  flowStore.notify()
  return isStored
}
