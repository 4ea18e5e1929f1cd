import { emptyFlow, type FlowState, flowState } from '@/lib/flow/flow-state'

const KEY = 'flow'
const listeners = new Set<() => void>()
let known: { raw: string | null; state: FlowState } = { raw: null, state: emptyFlow }
// Where storage is refused the steps still know of one another, until the page is left.
let inMemory: string | null = null

/** The state of this tab's flow; the same object until it changes. */
export function readFlow(): FlowState {
  const raw = load()
  if (raw !== known.raw) known = { raw, state: parse(raw) }
  return known.state
}

/** Changes some fields. */
export function updateFlow(changes: Partial<FlowState>): void {
  save(JSON.stringify({ ...readFlow(), ...changes }))
}

/** Forgets everything but `keep`: after a purchase and at sign-out. */
export function clearFlow(keep: Partial<FlowState> = {}): void {
  save(Object.keys(keep).length > 0 ? JSON.stringify({ ...emptyFlow, ...keep }) : null)
}

/** Calls back at every change in this tab; returns the way to stop. */
export function subscribeFlow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function load(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return inMemory
  }
}

function save(raw: string | null): void {
  inMemory = raw
  try {
    if (raw === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, raw)
  } catch {
    console.warn('The steps are not remembered beyond this page: storage is refused')
  }
  for (const listener of listeners) listener()
}

function parse(raw: string | null): FlowState {
  try {
    return raw === null ? emptyFlow : flowState(JSON.parse(raw))
  } catch {
    return emptyFlow
  }
}
