/** Why the session changed: `expired` was the provider's doing, the others the person's. */
export type SessionChange = 'signed-in' | 'signed-out' | 'expired'

const CHANGE = 'session-change'

/** Tells every island of this page that the session is another one now. */
export function announceSession(change: SessionChange): void {
  window.dispatchEvent(new CustomEvent<SessionChange>(CHANGE, { detail: change }))
}

/** Calls back at every change of the session; returns the way to stop. */
export function onSessionChange(callback: (change: SessionChange) => void): () => void {
  return listen<SessionChange>(CHANGE, callback)
}

/** A call that was refused because nobody is signed in, or not any more. */
export interface Unauthorized {
  /** The call ended a session that this browser believed in. */
  ended: boolean
  /** Somebody wanted something done, as opposed to what the page does by itself. */
  wanted: boolean
}

const UNAUTHORIZED = 'unauthorized'

/** Tells the page that a call was refused because nobody is signed in. */
export function announceUnauthorized(refusal: Unauthorized): void {
  window.dispatchEvent(new CustomEvent<Unauthorized>(UNAUTHORIZED, { detail: refusal }))
}

/** Calls back at every refused call; returns the way to stop. */
export function onUnauthorized(callback: (refusal: Unauthorized) => void): () => void {
  return listen<Unauthorized>(UNAUTHORIZED, callback)
}

function listen<T>(event: string, callback: (detail: T) => void): () => void {
  const listener = (happened: Event) => callback((happened as CustomEvent<T>).detail)
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}
