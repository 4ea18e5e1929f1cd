import { useSyncExternalStore } from 'react'
import { providerNow } from '@/lib/clock'

const EVERY_MS = 15_000
const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  now = providerNow()
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, EVERY_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = 0
  }
}

const read = () => (now ||= providerNow())

/**
 * The present moment by the provider's clock, in milliseconds since 1970, moving on every 15
 * seconds; null in the server's HTML, which knows no present.
 */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, read, () => null)
}
