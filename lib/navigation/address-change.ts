const listeners = new Set<() => void>()

/** Calls back whenever the address bar shows another address; returns the way to stop. */
export function onAddressChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells those who read the address that it is another one now. */
export function announceAddressChange(): void {
  for (const listener of listeners) listener()
}
