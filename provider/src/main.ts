import { setTimeout as wait } from 'node:timers/promises'
import { openEmbeddedDatabase } from './db/embedded/embedded-database'
import { readEnv } from './env'
import { createLog } from './log'
import { openLogOutput } from './log-output'
import { handleUnexpectedErrors } from './unexpected-errors'

// Open requests have 10 s, the jobs and statements behind them a little more.
const stopsWithinMs = 12_000

const log = createLog(openLogOutput())

// A signal during the start waits for its end; a second one ends the process at once.
const toStop = new Promise<{ reason: string; exitCode: number }>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => resolve({ reason: signal, exitCode: 0 }))
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
    // Loaded only now, so that a second start on one directory is refused within a second.
    const { run } = await import('./run')
    const stop = await run(env, embedded?.url ?? env.databaseUrl!, log)
    const { reason, ...ending } = await toStop
    log.info('stopping', { reason })
    exitCode = ending.exitCode
    await Promise.race([stop(), wait(stopsWithinMs)])
  } finally {
    await embedded?.stop()
  }
  process.exit(exitCode)
} catch (error) {
  fail(error)
}
