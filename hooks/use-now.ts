import { useSyncExternalStore } from 'react'
import { clockStep } from '@/lib/time/clock-step'
import { providerNow } from '@/lib/time/provider-clock'

const TICK_MS = 1000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = 0

function tick() {
  now = providerNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, TICK_MS)
  tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

// While nothing ticks the clock is read anew, so that what enters a page begins with the present.
const currentNow = () => (timer === undefined ? (now = providerNow()) : now)

/**
 * The present moment by the provider's clock, in milliseconds since 1970, cut to whole steps of
 * `everyMs` (15 seconds) so that nothing renders more often; null on the server and while its HTML is hydrated.
 */
export function useNow(everyMs?: number): number | null {
  return useSyncExternalStore(
    subscribe,
    () => clockStep(currentNow(), everyMs),
    () => null,
  )
}
