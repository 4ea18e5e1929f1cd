import { isNpmScript } from '../env'
import { isStopping, stopChildren } from './children'

/**
 * Runs a program that starts others. When it fails, prints the error and exits with code 1; on a
 * failure or a signal all started programs are stopped.
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
 * Calls back when npm, which started this process, has exited without passing on a signal. Only
 * checked in npm scripts, because a program started by hand may outlive its shell. (The scripts
 * `exec` Node.js, so that npm's signals reach it and not a shell in between.)
 */
function onOrphaned(callback: () => void): void {
  if (!isNpmScript()) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    callback()
  }, parentCheckMs)
  check.unref()
}

/**
 * Stops the children at the first Ctrl-C, SIGTERM, closed terminal or exit of npm, then exits. An
 * unhandled error does the same with a failure code.
 */
function stopOnSignals(): void {
  const stop = (exitCode: number) => void stopChildren().then(() => process.exit(exitCode))
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop(0))
  onOrphaned(() => stop(0))
  process.on('uncaughtException', (error) => {
    console.error(error)
    stop(1)
  })
  // Writing to a closed terminal fails, which must not leave the children running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
