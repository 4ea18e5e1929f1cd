import { isStopping, stopChildren } from './children'

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

const parentCheckMs = 500

/**
 * Calls back when npm, which started this process, is gone without having passed a signal on. Only
 * npm's scripts look for that: what somebody starts by hand may outlive their shell. (The scripts
 * `exec` Node, so that npm's signals reach it and not a shell that keeps them to itself.)
 */
function onOrphaned(callback: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    callback()
  }, parentCheckMs)
  check.unref()
}

/**
 * Stops the children at the first Ctrl-C, SIGTERM, closed terminal or end of npm, then ends this
 * program. An error that nobody handles does the same and is its failure.
 */
function stopOnSignals(): void {
  const stop = (exitCode: number) => void stopChildren().then(() => process.exit(exitCode))
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop(0))
  onOrphaned(() => stop(0))
  process.on('uncaughtException', (error) => {
    console.error(error)
    stop(1)
  })
  // A terminal that was closed takes no more words, which is no reason to leave the children behind.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
