import { sql } from 'drizzle-orm'
import { refreshSearchWords } from '../catalogue/refresh-search-words'
import type { Connection } from '../db/database'
import { brands } from '../db/schema/catalogue'
import type { Deps } from '../deps'
import { bookForSubscriber } from './book-for-subscriber'
import { rollSchedule } from './roll-schedule'
import { seedCatalogue } from './seed-catalogue'
import { seedOffers } from './seed-offers'
import { seedPeople } from './seed-people'
import { seedPlans } from './seed-plans'
import { seedSubscriptions } from './seed-subscriptions'

const seedLock = 7_204_102

const startOfDay = (now: Date) => new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000)

async function isEmpty(db: Connection) {
  const rows = await db.select({ id: brands.id }).from(brands).limit(1)
  return rows.length === 0
}

/**
 * Fills an empty database with the demo's world, and the timetable of any database up to two weeks
 * ahead. Everything is decided by the day it runs; on a filled database nothing is added. One
 * transaction under one lock: providers that start together do it once, a killed start leaves
 * nothing.
 */
export async function seed({ db, pool, clock, env }: Pick<Deps, 'db' | 'pool' | 'clock' | 'env'>) {
  const now = clock.now()
  const outcome = await db.transaction(async (tx) => {
    // The pool's limits are for requests; the first seed, or waiting for another's, takes longer.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const fresh = await isEmpty(tx)
    if (fresh) {
      await seedCatalogue(tx, startOfDay(now), env.seedScale)
      await seedPeople(tx, now)
      await seedPlans(tx, now)
      await seedOffers(tx, now)
      // At Stripe the demo's people have bought nothing.
      if (!env.stripeSecretKey) await seedSubscriptions(tx, now)
    }
    const classes = await rollSchedule(tx, now)
    if (fresh || classes > 0) await refreshSearchWords(tx)
    if (classes > 0) await bookForSubscriber(tx, now)
    return { fresh, classes }
  })
  if (outcome.fresh) await pool.query('vacuum (analyze)')
  return outcome
}
