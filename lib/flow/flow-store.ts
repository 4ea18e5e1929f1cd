import { createStore } from '@/lib/browser/store'
import { parseStored } from '@/lib/storage/parse-stored'
import { tabStorage } from '@/lib/storage/storage'
import { emptyFlow, type FlowState, flowState } from './flow-state'
import { FLOW_KEY } from './remembered-params'

let known: { raw: string | null; state: FlowState } = { raw: null, state: emptyFlow }
// Used when storage is unavailable; lasts until the page is left.
let inMemory: string | null = null

/** The state of this tab's flow; the same object until it changes. */
export function readFlow(): FlowState {
  const raw = load()
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

function load(): string | null {
  const raw = tabStorage.read(FLOW_KEY)
  return raw === undefined ? inMemory : raw
}

function save(raw: string | null): boolean {
  inMemory = raw
  const isStored = tabStorage.write(FLOW_KEY, raw)
  if (!isStored) console.warn('The steps are not remembered beyond this page: storage is refused')
  flowStore.notify()
  return isStored
}
