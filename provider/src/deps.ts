import type { Pool } from 'pg'
import type { Background } from './background'
import type { Clock } from './time'
import type { Database } from './db/database'
import type { Env } from './env'
import type { RateLimits } from './limits/rate-limits'
import type { Log } from './log'
import type { Mailer } from './mail/mailer'
import type { CardGateway } from './payments/gateway'

/** The dependencies of a handler, available as `c.var.deps`. */
export type Deps = {
  env: Env
  clock: Clock
  log: Log
  pool: Pool
  db: Database
  mail: Mailer
  limits: RateLimits
  background: Background
  cards: CardGateway
}

/** The dependencies of payment functions. */
export type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'cards' | 'log' | 'env'>
