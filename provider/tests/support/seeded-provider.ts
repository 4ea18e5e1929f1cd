import { startProvider } from './start-provider'
import { testClock } from './test-clock'

/** A provider on a seeded database of its own, whose clock starts at `start`. */
export const startSeededProvider = (start = new Date()) =>
  startProvider({ seeded: true, clock: testClock(start) })
