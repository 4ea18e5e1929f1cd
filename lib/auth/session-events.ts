/** Why the session changed: the provider ended it (`expired`), or the user signed in or out. */
export type SessionChange = 'signed-in' | 'signed-out' | 'expired'

const CHANGE = 'session-change'

/** Notifies all components of this page that the session has changed. */
export function announceSession(change: SessionChange): void {
  window.dispatchEvent(new CustomEvent<SessionChange>(CHANGE, { detail: change }))
}

/** Calls back at every change of the session; returns a function that unsubscribes. */
export function onSessionChange(callback: (change: SessionChange) => void): () => void {
  return listen<SessionChange>(CHANGE, callback)
}

/** A call that failed because the user is not, or no longer, signed in. */
export interface Unauthorized {
  /** The call was sent with a session that this browser took for valid. */
  ended: boolean
  /** It is the first call to say that this session has ended. */
  first: boolean
  /** The user asked for the call, as opposed to a background call of the page. */
  wanted: boolean
}

const UNAUTHORIZED = 'unauthorized'

/** Notifies the page that a call failed because nobody is signed in. */
export function announceUnauthorized(refusal: Unauthorized): void {
  window.dispatchEvent(new CustomEvent<Unauthorized>(UNAUTHORIZED, { detail: refusal }))
}

/** Calls back at every call that failed with 401; returns a function that unsubscribes. */
export function onUnauthorized(callback: (refusal: Unauthorized) => void): () => void {
  return listen<Unauthorized>(UNAUTHORIZED, callback)
}

function listen<T>(event: string, callback: (detail: T) => void): () => void {
  const listener = (happened: Event) => callback((happened as CustomEvent<T>).detail)
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}
