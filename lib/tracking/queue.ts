import { tabStorage } from '@/lib/storage/storage'
import type { EventName, TrackedEvents } from './events'

/** Items waiting for a consumer; once `take` is set it gets further items at once. */
export type Queue<T> = {
  /** Prefix of the storage keys under which pages store unsent items. */
  key: 'tracking-queue:'
  /** Maximum number of waiting items; later ones are dropped. */
  limit: number
  waiting: T[]
  take: ((item: T) => void) | null
}

export const createQueue = <T>(): Queue<T> => ({
  key: 'tracking-queue:',
  limit: 512,
  waiting: [],
  take: null,
})

/** Hands an item on, or keeps it until somebody takes it. */
export function enqueue<T>({ waiting, take, limit }: Queue<T>, item: T): void {
  if (take) take(item)
  else if (waiting.length < limit) waiting.push(item)
}

/** Leaves what still waits to the next page of this tab; a page that is left may never run again. */
export function keepQueue<T>(queue: Queue<T>): void {
  if (!queue.waiting[0]) return
  // Without storage they stay in memory, because the page may be shown again.
  if (tabStorage.write(`${queue.key}${Date.now()}`, JSON.stringify(queue.waiting)))
    queue.waiting = []
}

/** A tracked event; `timestamp` in milliseconds since 1970. */
export type QueuedEvent = {
  [Name in EventName]: { event: Name; payload: TrackedEvents[Name]; timestamp: number }
}[EventName]
