import type { Position } from './locate'

const listeners = new Set<() => void>()
let position: Position | null = null

/** Where the visitor last said to be; kept for the visit, in memory alone. */
export const knownPosition = (): Position | null => position

export function savePosition(next: Position | null): void {
  position = next
  listeners.forEach((listener) => listener())
}

/** For `useSyncExternalStore`. */
export function onPosition(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
