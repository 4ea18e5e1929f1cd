import { createBackground } from './background'
import type { Clock } from './time'
import { connect } from './db/database'
import type { Deps } from './deps'
import type { Env } from './env'
import { createRateLimits } from './limits/rate-limits'
import type { Log } from './log'
import { createMailer } from './mail/mailer'
import { createCardGateway } from './payments/gateways/create-gateway'

/**
 * Builds the dependencies of handlers on the database at `url`. `pool.end()` closes its
 * connections.
 */
export function createDeps(env: Env, url: string, clock: Clock, log: Log): Deps {
  const { pool, db } = connect(url, env.databasePool, (error) =>
    log.error('database connection lost', { message: error.message }),
  )
  return {
    env,
    clock,
    log,
    pool,
    db,
    cards: createCardGateway(env, db, clock),
    mail: createMailer(env, db),
    limits: createRateLimits(env.rateLimits, pool),
    background: createBackground(log),
  }
}
