import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from '../http/errors'

const minute = 60
const hour = 60 * minute

/**
 * How many attempts in how many seconds. Rules named `…Address` count per visitor's address, the
 * others per account, email or any key of the caller. A person behind a shared address is counted
 * by account once signed in. Nothing that a stranger can use up locks the owner of an account out
 * (docs/decisions/0015).
 */
const limitRules = {
  /** Wrong passwords from one address, for accounts that do not know it. */
  signInAddress: { points: 10, duration: 15 * minute },
  /** From one address to an account that knows it. */
  signInKnown: { points: 10, duration: 15 * minute },
  /** For one account from all addresses that it does not know; beyond that the next three apply. */
  signInAccount: { points: 20, duration: 15 * minute },
  /** From one address to one account under attack. */
  signInPair: { points: 2, duration: 15 * minute },
  /** From one network to one account under attack. */
  signInNetwork: { points: 4, duration: 15 * minute },
  /** For one account under attack, from everywhere. */
  signInPace: { points: 4, duration: minute },
  signUpAddress: { points: 5, duration: hour },
  resetAddress: { points: 3, duration: 15 * minute },
  /** From one address to an account that knows it. */
  resetKnown: { points: 3, duration: 15 * minute },
  lookupAddress: { points: 10, duration: minute },
  /** Codes asked for from one address. */
  codeAddress: { points: 10, duration: 15 * minute },
  /** Codes mailed to one inbox, whoever asks for them. */
  codeMail: { points: 10, duration: hour },
  /** Codes tried from one address, whatever inbox they are for. */
  codeCheckAddress: { points: 30, duration: 15 * minute },
  currentPassword: { points: 10, duration: 15 * minute },
  profilePicture: { points: 20, duration: hour },
  dataExport: { points: 5, duration: hour },
  /** Codes that devices of one address ask for. */
  deviceCodeAddress: { points: 30, duration: hour },
  /** Codes of devices that one account tries and that fit none. */
  deviceCodeGuess: { points: 10, duration: 15 * minute },
  deviceCodeGuessAddress: { points: 30, duration: 15 * minute },
  promotion: { points: 10, duration: minute },
  promotionAddress: { points: 30, duration: minute },
  freeClassAddress: { points: 10, duration: hour },
  /** Confirmations to one inbox; further requests reach the studio without one. */
  freeClassMail: { points: 5, duration: hour },
  /** Purchases without a session; declined cards are confirmed without another one. */
  publicPurchaseAddress: { points: 30, duration: hour },
  /** Cards that an account tries to store: stolen ones are tried out like this. */
  cardSetup: { points: 20, duration: hour },
  /** Documents that an account asks for; drawing one takes some time. */
  document: { points: 60, duration: minute },
  booking: { points: 30, duration: minute },
  write: { points: 60, duration: minute },
  read: { points: 600, duration: minute },
} as const satisfies Record<string, { points: number; duration: number }>

export type LimitRule = keyof typeof limitRules

const maxWindowKeys = 50_000

/**
 * Counts reads per key within the current minute, in memory, because a read must not cost a write.
 * Returns the seconds to wait when there were too many, else 0. Every process counts separately.
 */
function createReadWindow() {
  const { points, duration } = limitRules.read
  let window = 0
  let counts = new Map<string, number>()
  return (key: string, now = Date.now()): number => {
    const current = Math.floor(now / (duration * 1000))
    if (current !== window || counts.size >= maxWindowKeys) {
      window = current
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > points ? ((current + 1) * duration * 1000 - now) / 1000 : 0
  }
}

const table = 'rate_limits'
const maxKeys = 45_000
const trimInterval = 1_000

// The keys of an attack from many addresses have few points: they are deleted first, so that a
// flood cannot remove a counter near its limit.
const trimQuery = `delete from ${table} where key in (
  select key from ${table} order by points, expire
  limit greatest(0, (select count(*) from ${table}) - $1))`

export type RateLimits = {
  /**
   * Counts one attempt under `key`; returns the seconds to wait when there were too many, else 0.
   */
  count(rule: LimitRule, key: string): Promise<number>
  /** The same, and throws 429 with Retry-After when there were too many. */
  consume(rule: LimitRule, key: string): Promise<void>
  /** Takes an attempt back that should not count, such as a sign-in with the right password. */
  restore(rule: LimitRule, key: string): Promise<void>
  /** Deletes expired counters and keeps the table within its size. */
  purge(): Promise<void>
}

const unlimited: RateLimits = {
  count: async () => 0,
  consume: async () => undefined,
  restore: async () => undefined,
  purge: async () => undefined,
}

/**
 * The limits of `limitRules`, counted in PostgreSQL for all processes together (only reads are
 * counted per process, in memory). Keys are stored as hashes, so the table contains no personal
 * data.
 */
export function createRateLimits(enabled: boolean, pool: Pool): RateLimits {
  if (!enabled) return unlimited
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
    if (sinceTrim >= trimInterval) {
      sinceTrim = 0
      await pool.query(trimQuery, [maxKeys])
    }
    try {
      await limiters.get(rule)?.consume(digest(key))
      return 0
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext / 1000, 1)
      throw error
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
      await pool.query(trimQuery, [maxKeys])
    },
  }
}
