import { setTimeout as wait } from 'node:timers/promises'
import { openEmbeddedDatabase } from './db/embedded/embedded-database'
import { readEnv } from './env'
import { createLog, openLogOutput } from './log'
import { handleUnexpectedErrors } from './unexpected-errors'

// Open requests have 10 s; jobs and statements need a little more.
const shutdownTimeoutMs = 12_000

const log = createLog(openLogOutput())

// Whoever passes a signal on to a process of its group sends it once more.
const sameSignalMs = 1_000

// A signal during the start waits until it is complete; a later one ends the process at once.
const stopRequested = new Promise<{ reason: string; exitCode: number }>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      resolve({ reason: signal, exitCode: 0 })
      setTimeout(() => process.removeAllListeners(signal), sameSignalMs).unref()
    })
  handleUnexpectedErrors(log, () => resolve({ reason: 'uncaught exception', exitCode: 1 }))
})

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

try {
  const env = readEnv()
  const embedded = env.databaseUrl
    ? undefined
    : await openEmbeddedDatabase(env.dataDir, { log, fail })
  let exitCode = 0
  try {
    // Imported late, so that a second start on the same directory fails within a second.
    const { run } = await import('./run')
    const stop = await run(env, embedded?.url ?? env.databaseUrl!, log)
    const { reason, ...rest } = await stopRequested
    log.info('stopping', { reason })
    exitCode = rest.exitCode
    await Promise.race([stop(), wait(shutdownTimeoutMs)])
  } finally {
    await embedded?.stop()
  }
  process.exit(exitCode)
} catch (error) {
  fail(error)
}
