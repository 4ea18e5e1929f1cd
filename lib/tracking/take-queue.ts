import type { Queue } from '@/lib/tracking/queue'

/** Hands on what waits, in its order, and every further item at once. */
export function takeQueue<T>(queue: Queue<T>, take: (item: T) => void): void {
  queue.take = take
  // Whoever takes an item may hold the queue: the rest goes on waiting.
  while (queue.take === take && queue.waiting.length > 0) take(queue.waiting.shift()!)
}

/** Puts what earlier pages of this tab left before what waits here. */
export function takeKeptItems<T>(queue: Queue<T>): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(queue.key))
    for (const key of keys.sort().reverse()) {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as T[]
      sessionStorage.removeItem(key)
      queue.waiting.unshift(...kept)
    }
    queue.waiting.splice(queue.limit)
  } catch {
    // Nothing was kept where storage is refused.
    return
  }
}
