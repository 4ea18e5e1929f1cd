import { createApp } from './app'
import { systemClock } from './time'
import { createDeps } from './create-deps'
import { migrate } from './db/migrate'
import type { Env } from './env'
import { startPromotion } from './jobs/promote-waitlists'
import { startPublicPurchases } from './jobs/public-purchases'
import { startPurge } from './jobs/purge'
import { startMails } from './jobs/send-mails'
import { startReminders } from './jobs/remind'
import { listen } from './listen'
import type { Log } from './log'
import { startReconciliation } from './jobs/reconcile-payments'
import { startSeeding } from './seed/seed'

/**
 * Runs the provider on the database at `url`: migrates it, listens and starts the background jobs.
 * Returns a function that stops it after open requests have ended.
 */
export async function run(env: Env, url: string, log: Log): Promise<() => Promise<void>> {
  await migrate(url)
  const deps = createDeps(env, url, systemClock, log)
  const stopSeeding = await startSeeding(deps)
  const server = await listen(createApp(deps), env.host, env.port)
  server.node.on('error', ({ message }) => log.error('connection not accepted', { message }))
  const stopJobs = [
    stopSeeding,
    startReconciliation(deps),
    startPublicPurchases(deps),
    startPromotion(deps),
    startReminders(deps),
    startMails(deps),
    startPurge(deps),
  ]
  log.info('listening', { host: env.host, port: server.port })

  return async () => {
    await server.close()
    await Promise.all(stopJobs.map((stop) => stop()))
    await deps.background.settled()
    await deps.pool.end()
  }
}
