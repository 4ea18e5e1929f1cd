import type { EventName, TrackedEvents } from './events'
import { createQueue, enqueue, keepQueue } from './queue'
import { whenIdle } from '@/lib/browser/when-idle'

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
