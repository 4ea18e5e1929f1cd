import { unavailable } from '../http/errors'

const atOnce = 2
const maxWaiting = 50

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs password hashing at most twice at a time, because each takes a core and 19 MiB. Up to 50 more
 * wait their turn; beyond that it throws 503 with Retry-After instead of piling up.
 */
export async function inHashingQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting) throw unavailable(2)
    await new Promise<void>((resume) => waiting.push(resume))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
