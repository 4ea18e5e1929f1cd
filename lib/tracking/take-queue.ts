import { list } from '@/lib/api/schema'
import { parseStored, unchecked } from '@/lib/storage/parse-stored'
import { tabStorage } from '@/lib/storage/storage'
import type { Queue } from './queue'

/** Hands on what waits, in its order, and every further item at once. */
export function takeQueue<T>(queue: Queue<T>, take: (item: T) => void): void {
  queue.take = take
  // Whoever takes an item may hold the queue: the rest goes on waiting.
  while (queue.take === take && queue.waiting.length > 0) take(queue.waiting.shift()!)
}

/** Puts what earlier pages of this tab left before what waits here. */
export function takeKeptItems<T>(queue: Queue<T>): void {
  for (const key of tabStorage.keys(queue.key).sort().reverse()) {
    const kept = parseStored(tabStorage.read(key), list(unchecked<T>)) ?? []
    tabStorage.write(key, null)
    queue.waiting.unshift(...kept)
  }
  queue.waiting.splice(queue.limit)
}
