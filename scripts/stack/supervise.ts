import { isStopping, stopChildren } from './children'
import { stopOnSignals } from './stop-on-signals'

/**
 * Does the work of a program that starts others. When it fails this says so and ends with exit code
 * 1; at a failure and at a signal everything that was started is stopped.
 */
export async function supervise(work: () => Promise<void>): Promise<void> {
  stopOnSignals()
  try {
    await work()
  } catch (error) {
    if (isStopping()) return
    console.error(error instanceof Error ? error.message : error)
    await stopChildren()
    process.exit(1)
  }
}
