import { afterAll, vi } from 'vitest'

// Timers that a file leaves end with it: later they would act on the page of another file, or after
// the last file, when there is no page any more. So do the time limits of its requests.
const setAny = globalThis.setTimeout
const limitAny = AbortSignal.timeout.bind(AbortSignal)
const timers: NodeJS.Timeout[] = []

const setOwn = Object.assign((...timing: Parameters<typeof setAny>) => {
  const timer = setAny(...timing)
  timers.push(timer)
  return timer
}, setAny)

globalThis.setTimeout = setOwn
AbortSignal.timeout = (limitMs) => {
  const controller = new AbortController()
  setOwn(
    () => controller.abort(new DOMException('The time limit has passed', 'TimeoutError')),
    limitMs,
  )
  return controller.signal
}

afterAll(() => {
  // First, as fake timers are replaced by those they found, which are the ones above.
  vi.useRealTimers()
  for (const timer of timers) clearTimeout(timer)
  globalThis.setTimeout = setAny
  AbortSignal.timeout = limitAny
})
