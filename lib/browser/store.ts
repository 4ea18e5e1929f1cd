/** A value outside of React that changes; components read it by `useStore`. */
export interface Store<T> {
  /** The value now; the same one until it changes. Browser only. */
  get: () => T
  /** Calls back at every change; returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** What the server's HTML shows. */
  initial: T
}

/** A value in the memory of this page, or one that is kept elsewhere and found by `read`. */
export function createStore<T>(initial: T, read?: () => T) {
  const listeners = new Set<() => void>()
  let value = initial

  /** Tells whoever listens that there is another value. */
  function notify(): void {
    for (const listener of listeners) listener()
  }
  return {
    initial,
    get: read ?? (() => value),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify,
    /** Keeps another value, for a store without `read`. */
    set(next: T): void {
      value = next
      notify()
    },
  }
}
