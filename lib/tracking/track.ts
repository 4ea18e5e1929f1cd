import { whenIdle } from '@/lib/browser/idle'
import { tabStorage } from '@/lib/storage/storage'
import type { EventName, TrackedEvents } from './events'

/** Items that wait until somebody takes them; `take` gets every further one at once. */
export type Queue<T> = {
  /** Begins the keys under which pages leave what they could not send. */
  key: 'tracking-queue:'
  /** How many items wait; later ones are dropped. */
  limit: number
  waiting: T[]
  take: ((item: T) => void) | null
}

/** @internal */
export const createQueue = <T>(): Queue<T> => ({
  key: 'tracking-queue:',
  limit: 512,
  waiting: [],
  take: null,
})

/** Hands an item on, or keeps it until somebody takes it. @internal */
export function enqueue<T>({ waiting, take, limit }: Queue<T>, item: T): void {
  if (take) take(item)
  else if (waiting.length < limit) waiting.push(item)
}

/** Leaves what still waits to the next page of this tab; a page that is left may never run again. @internal */
export function keepQueue<T>(queue: Queue<T>): void {
  if (!queue.waiting[0]) return
  // Without storage they stay with this page, which may be shown again.
  if (tabStorage.write(`${queue.key}${Date.now()}`, JSON.stringify(queue.waiting)))
    queue.waiting = []
}

/** An event that has happened; `timestamp` in milliseconds since 1970. */
export type QueuedEvent = {
  [Name in EventName]: { event: Name; payload: TrackedEvents[Name]; timestamp: number }
}[EventName]

const queue = createQueue<QueuedEvent>()
let isStarting = false

/**
 * Tracks an event. Events wait until tracking has started, which the first one asks for when the
 * page is at rest, and outlive the page when it is left before; tracking never fails loudly.
 */
export function track<Name extends EventName>(event: Name, payload: TrackedEvents[Name]): void {
  enqueue(queue, { event, payload, timestamp: Date.now() } as QueuedEvent)
  if (isStarting) return
  isStarting = true
  addEventListener('pagehide', () => keepQueue(queue))
  whenIdle(() => {
    import('./start').then(({ startTracking }) => startTracking(queue)).catch(() => undefined)
  })
}
