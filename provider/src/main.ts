import { createApp } from './app'
import { systemClock } from './clock'
import { connect } from './db/database'
import { openEmbeddedDatabase, type EmbeddedDatabase } from './db/embedded/embedded-database'
import { migrate } from './db/migrate'
import { readEnv, type Env } from './env'
import { listen } from './listen'
import { createLog } from './log'
import { createMailer } from './mail/create-mailer'
import { createCardGateway } from './payments/card-gateway'
import { startSweep } from './payments/sweep'
import { startSeeding } from './seed/start-seeding'

async function start(env: Env, embedded: EmbeddedDatabase | undefined) {
  const log = createLog((line) => process.stdout.write(line))
  const url = embedded?.url ?? env.databaseUrl!
  await migrate(url)
  const { pool, db } = connect(url, env.databasePool, (error) =>
    log.error('database connection lost', { message: error.message }),
  )
  const clock = systemClock
  const cards = createCardGateway(env, db, clock)
  const deps = { env, clock, log, pool, db, cards, mail: createMailer(env, db) }
  const stopSeeding = await startSeeding(deps)
  const server = await listen(createApp(deps), env.host, env.port)
  const stopSweep = startSweep(deps)
  log.info('listening', { host: env.host, port: server.port })

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info('stopping', { signal })
    await server.close()
    await Promise.all([stopSweep(), stopSeeding()])
    await pool.end()
    await embedded?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

try {
  const env = readEnv()
  const embedded = env.databaseUrl ? undefined : await openEmbeddedDatabase(env.dataDir)
  await start(env, embedded).catch(async (error) => {
    await embedded?.stop()
    throw error
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
