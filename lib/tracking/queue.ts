/** How many events wait for tracking to start; later ones are dropped. */
const MAX_QUEUED = 512

/** Keeps items in their order until somebody takes them, then hands every further one on at once. */
export type Queue<T> = {
  add: (item: T) => void
  /** Puts items before those that wait. */
  putFirst: (items: readonly T[]) => void
  /** Hands on what waits, and every further item at once. */
  start: (taker: (item: T) => void) => void
  /** Keeps items again, until the next start. */
  hold: () => void
  /** Empties the queue and gives what waited. */
  drain: () => T[]
}

export function createQueue<T>(limit = MAX_QUEUED): Queue<T> {
  let waiting: T[] = []
  let take: ((item: T) => void) | null = null
  return {
    add(item) {
      if (take) take(item)
      else if (waiting.length < limit) waiting.push(item)
    },
    putFirst(items) {
      waiting = [...items, ...waiting].slice(0, limit)
    },
    start(taker) {
      take = taker
      // Whoever takes an item may hold the queue: the rest goes on waiting.
      while (take === taker && waiting.length > 0) taker(waiting.shift()!)
    },
    hold() {
      take = null
    },
    drain: () => waiting.splice(0),
  }
}
