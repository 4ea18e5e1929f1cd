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

const MISSING = 'session-missing'

/** Tells the page that something was refused because nobody is signed in any more. */
export function announceMissingSession(): void {
  window.dispatchEvent(new Event(MISSING))
}

/** Calls back when something is refused because nobody is signed in; returns the way to stop. */
export function onMissingSession(callback: () => void): () => void {
  window.addEventListener(MISSING, callback)
  return () => window.removeEventListener(MISSING, callback)
}
