import { unavailable } from './http/errors'

/**
 * Runs at most `concurrent` pieces of costly work at a time; up to `waiting` more wait in line.
 * Beyond that it throws 503 with Retry-After.
 */
export function createSlots({ concurrent, waiting }: { concurrent: number; waiting: number }) {
  let running = 0
  const line: (() => void)[] = []

  return async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrent) {
      if (line.length >= waiting) throw unavailable(2)
      await new Promise<void>((resume) => line.push(resume))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
