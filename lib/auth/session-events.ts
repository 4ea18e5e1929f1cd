/** Why the session changed: `expired` was the provider's doing, the others the person's. */
export type SessionChange = 'signed-in' | 'signed-out' | 'expired'

const EVENT = 'session-change'

/** Tells every island of this page that the session is another one now. */
export function announceSession(change: SessionChange): void {
  window.dispatchEvent(new CustomEvent<SessionChange>(EVENT, { detail: change }))
}

/** Calls back at every change of the session; returns the way to stop. */
export function onSessionChange(callback: (change: SessionChange) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<SessionChange>).detail)
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
