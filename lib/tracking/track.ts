import { whenIdle } from '@/lib/browser/idle'
import { yieldToMain } from '@/lib/browser/yield-to-main'
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
  whenIdle(() => void start().catch(() => undefined))
}

/** Sends in a task of its own, as to run the code for it is one already. */
async function start(): Promise<void> {
  const { startTracking } = await import('./start')
  await yieldToMain()
  await startTracking(queue)
}
