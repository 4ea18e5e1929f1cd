import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from '../http/errors'
import { createReadWindow } from './read-window'
import { limitRules, type LimitRule } from './rules'

const table = 'rate_limits'
const maxKeys = 45_000
const trimEvery = 1_000

// Sprayed keys have few points: they go first, so that no flood can push out a counter near its end.
const trim = `delete from ${table} where key in (
  select key from ${table} order by points, expire
  limit greatest(0, (select count(*) from ${table}) - $1))`

export type RateLimits = {
  /** Counts one try under `key`; gives the seconds to wait when there were too many, else 0. */
  count(rule: LimitRule, key: string): Promise<number>
  /** The same, and throws 429 with Retry-After when there were too many. */
  consume(rule: LimitRule, key: string): Promise<void>
  /** Gives a try back that turned out to be none, such as a sign-in with the right password. */
  restore(rule: LimitRule, key: string): Promise<void>
  /** Forgets what is over, and keeps the table within its size. */
  purge(): Promise<void>
}

const off: RateLimits = {
  count: async () => 0,
  consume: async () => undefined,
  restore: async () => undefined,
  purge: async () => undefined,
}

/**
 * The limits of `limitRules`, counted in PostgreSQL for all processes together (reads alone are
 * counted per process, in memory). Keys are kept as hashes, so the table names nobody.
 */
export function createRateLimits(enabled: boolean, pool: Pool): RateLimits {
  if (!enabled) return off
  const readWindow = createReadWindow()
  const limiters = new Map(
    Object.entries(limitRules).map(([rule, { points, duration }]) => {
      const options = { storeClient: pool, tableName: table, tableCreated: true }
      const own = { keyPrefix: rule, points, duration, clearExpiredByTimeout: false }
      return [rule, new RateLimiterPostgres({ ...options, ...own })] as const
    }),
  )
  let sinceTrim = 0
  const digest = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)

  async function count(rule: LimitRule, key: string): Promise<number> {
    if (rule === 'read') return readWindow(key)
    sinceTrim += 1
    if (sinceTrim >= trimEvery) {
      sinceTrim = 0
      await pool.query(trim, [maxKeys])
    }
    try {
      await limiters.get(rule)?.consume(digest(key))
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext / 1000, 1)
      throw refusal
    }
  }

  return {
    count,
    async consume(rule, key) {
      const wait = await count(rule, key)
      if (wait > 0) throw tooMany(wait)
    },
    async restore(rule, key) {
      await limiters.get(rule)?.reward(digest(key))
    },
    async purge() {
      await pool.query(`delete from ${table} where expire < $1`, [Date.now()])
      await pool.query(trim, [maxKeys])
    },
  }
}
