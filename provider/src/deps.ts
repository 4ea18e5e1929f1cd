import type { Pool } from 'pg'
import type { Background } from './background'
import type { Clock } from './clock'
import type { Database } from './db/database'
import type { Env } from './env'
import type { RateLimits } from './limits/rate-limits'
import type { Log } from './log'
import type { Mailer } from './mail/mailer'
import type { CardGateway } from './payments/gateway'

/** Everything a handler may use; it finds it as `c.var.deps`. */
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
