import { whenIdle } from '@/lib/browser/idle'
import type { EventName, TrackedEvents } from './events'
import { createQueue, QueuedEvent, enqueue, keepQueue } from './queue'
const queue = createQueue<QueuedEvent>()
let isStarting = false

/**
 * Tracks an event. Events wait until tracking has started, which happens when the page is idle, and
 * are stored when the page is left before. Tracking never throws.
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
