import { createBackground } from './background'
import { connect, type Database } from './db/database'
import type { Deps } from './deps'
import type { Env } from './env'
import { createRateLimits } from './limits/rate-limits'
import type { Log } from './log'
import { createMailer } from './mail/mailer'
import type { CardGateway } from './payments/gateway'
import { createSandboxGateway } from './payments/gateways/sandbox/sandbox-gateway'
import { createStripeGateway } from './payments/gateways/stripe/stripe-gateway'
import type { Clock } from './time'

/**
 * Stripe when its key is configured, else the sandbox. Throws in production unless the sandbox is
 * allowed there (ALLOW_SANDBOX=1).
 */
function createCardGateway(env: Env, db: Database, clock: Clock): CardGateway {
  const webhookSecrets = env.stripeWebhookSecrets
  if (env.stripeSecretKey)
    return createStripeGateway({
      secretKey: env.stripeSecretKey,
      webhookSecrets,
      automaticTax: env.stripeTax,
      apiUrl: env.stripeApiUrl,
      clock,
    })
  if (!env.sandboxAllowed)
    throw new Error('The card sandbox is not for production: set STRIPE_SECRET_KEY.')
  return createSandboxGateway({ db, clock, webhookSecrets })
}

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
