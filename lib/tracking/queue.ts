/** How many events wait for tracking to start; later ones are dropped. Specification 9. */
const MAX_QUEUED = 512

/**
 * Keeps items in their order until somebody takes them, then hands every further one on at once.
 */
export function createQueue<T>(limit = MAX_QUEUED) {
  const waiting: T[] = []
  let take: ((item: T) => void) | null = null
  return {
    add(item: T): void {
      if (take) take(item)
      else if (waiting.length < limit) waiting.push(item)
    },
    start(taker: (item: T) => void): void {
      take = taker
      for (const item of waiting.splice(0)) taker(item)
    },
  }
}
