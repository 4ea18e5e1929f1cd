import { createStore } from '@/lib/browser/store'
import { clockStep } from '@/lib/time/clock-step'
import { providerNow } from '@/lib/time/provider-clock'
import { useStore } from './use-store'

const TICK_MS = 1000
let timer: ReturnType<typeof setInterval> | undefined
let viewers = 0
let now = 0

// Without a running timer the clock is read anew, so that a newly mounted component starts with the
// current time.
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
 * The current time by the provider's clock, in milliseconds since 1970, rounded down to steps of
 * `everyMs` so that components render no more often. Null on the server and during hydration.
 */
export function useNow(everyMs?: number): number | null {
  return useStore(tickingClock, (moment) => moment && clockStep(moment, everyMs))
}
