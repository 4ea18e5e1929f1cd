import { openEmbeddedDatabase } from './db/embedded/embedded-database'
import { readEnv } from './env'
import { createLog } from './log'

const log = createLog((line) => process.stdout.write(line))

// A signal during the start waits for its end; a second one ends the process at once.
const stopSignal = new Promise<string>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(signal))
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
  try {
    // Loaded only now, so that a second start on one directory is refused within a second.
    const { run } = await import('./run')
    const stop = await run(env, embedded?.url ?? env.databaseUrl!, log)
    log.info('stopping', { signal: await stopSignal })
    await stop()
  } finally {
    await embedded?.stop()
  }
  process.exit(0)
} catch (error) {
  fail(error)
}
