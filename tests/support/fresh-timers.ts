import { afterAll } from 'vitest'

// Timers that a file leaves end with it: later they would act on the page of another file, or after
// the last file, when there is no page any more.
const setAny = globalThis.setTimeout
const timers: NodeJS.Timeout[] = []

globalThis.setTimeout = Object.assign((...timing: Parameters<typeof setAny>) => {
  const timer = setAny(...timing)
  timers.push(timer)
  return timer
}, setAny)

afterAll(() => {
  for (const timer of timers) clearTimeout(timer)
  globalThis.setTimeout = setAny
})
