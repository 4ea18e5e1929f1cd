import { createStore } from '@/lib/browser/store'
import { clockStep } from '@/lib/time/clock-step'
import { providerNow } from '@/lib/time/provider-clock'
import { useStore } from './use-store'

const TICK_MS = 1000
let timer: ReturnType<typeof setInterval> | undefined
let viewers = 0
let now = 0

// While nothing ticks the clock is read anew, so that what enters a page begins with the present.
const currentNow = () => (timer === undefined ? (now = providerNow()) : now)
const clock = createStore<number | null>(null, currentNow)

function tick() {
  now = providerNow()
  clock.notify()
}

function subscribe(listener: () => void) {
  const stop = clock.subscribe(listener)
  viewers += 1
  timer ??= setInterval(tick, TICK_MS)
  tick()
  return () => {
    stop()
    viewers -= 1
    if (viewers > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const tickingClock = { ...clock, subscribe }

/**
 * The present moment by the provider's clock, in milliseconds since 1970, cut to whole steps of
 * `everyMs` so that nothing renders more often; null on the server and while its HTML is hydrated.
 */
export function useNow(everyMs?: number): number | null {
  return useStore(tickingClock, (moment) => moment && clockStep(moment, everyMs))
}
