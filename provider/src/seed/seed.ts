import { sql } from 'drizzle-orm'
import { refreshSearchWords } from '../search/text-search'
import type { Connection } from '../db/database'
import {
  bodyFocuses,
  brands,
  equipment,
  instructors,
  modalities,
  videoGroupItems,
  videoGroups,
  videos,
  videoSections,
} from '../db/schema/catalogue'
import { studios } from '../db/schema/studios'
import type { Deps } from '../deps'
import { startInterval } from '../jobs/start-interval'
import { dayMs, hourMs } from '../time'
import { buildInstructors } from './build-instructors'
import { buildStudios } from './build-studios'
import { buildVideoGroups } from './build-video-groups'
import { buildSections } from './build-video-sections'
import { buildVideos } from './build-videos'
import { extendSchedule } from './extend-schedule'
import { facets } from './facets'
import { continueIds, insertRows } from './rows'
import { seedActivity } from './seed-activity'
import { seedBenefits } from './seed-benefits'
import { bookForSubscriber } from './seed-bookings'
import { seedDeviceCode } from './seed-device-code'
import { seedOffers } from './seed-offers'
import { seedPeople } from './seed-people'
import { seedPlans } from './seed-plans'
import { seedRatings } from './seed-ratings'
import { seedSubscriptions } from './seed-subscriptions'

/** Stores the catalogue as it is on the day of `today`; `scale` multiplies the videos. @internal */
export async function seedCatalogue(db: Connection, today: Date, scale: number): Promise<void> {
  const videoRows = buildVideos(today, scale)
  const { groups, items } = buildVideoGroups(videoRows)
  await insertRows(db, brands, facets.brands)
  await insertRows(db, modalities, facets.modalities)
  await insertRows(db, equipment, facets.equipment)
  await insertRows(db, bodyFocuses, facets.bodyFocuses)
  await insertRows(db, instructors, buildInstructors())
  await insertRows(db, videos, videoRows)
  await insertRows(db, videoSections, videoRows.flatMap(buildSections))
  await insertRows(db, videoGroups, groups)
  await insertRows(db, videoGroupItems, items)
  await insertRows(db, studios, buildStudios())
  for (const table of [instructors, videos, videoGroups, studios]) await continueIds(db, table)
}

const seedLockId = 7_204_102

const startOfDay = (now: Date) => new Date(Math.floor(now.getTime() / dayMs) * dayMs)

async function isEmpty(db: Connection) {
  const rows = await db.select({ id: brands.id }).from(brands).limit(1)
  return rows.length === 0
}

/**
 * Fills an empty database with demo data, and the timetable of any database up to two weeks ahead.
 * The data depend only on the day; on a filled database nothing is added. One transaction under one
 * lock: providers that start together seed once, and a killed start leaves nothing.
 *
 * @internal
 */
export async function seed({ db, pool, clock, env }: Pick<Deps, 'db' | 'pool' | 'clock' | 'env'>) {
  const now = clock.now()
  const outcome = await db.transaction(async (tx) => {
    // The pool's timeouts are for requests; seeding, or waiting for another seed, takes longer.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLockId})`)
    const fresh = await isEmpty(tx)
    if (fresh) {
      await seedCatalogue(tx, startOfDay(now), env.seedScale)
      await seedPeople(tx, now)
      await seedRatings(tx, startOfDay(now))
      await seedActivity(tx, startOfDay(now))
      await seedBenefits(tx, now)
      await seedPlans(tx, now)
      await seedOffers(tx, now)
      // At Stripe the demo's people have no subscriptions.
      if (!env.stripeSecretKey) await seedSubscriptions(tx, now)
    }
    await seedDeviceCode(tx, now)
    const classes = await extendSchedule(tx, now)
    if (fresh || classes > 0) await refreshSearchWords(tx)
    if (classes > 0) await bookForSubscriber(tx, now)
    return { fresh, classes }
  })
  if (outcome.fresh) await pool.query('vacuum (analyze)')
  return outcome
}

const everyMs = 6 * hourMs

/**
 * Seeds the database before the provider listens, if it is configured, and then keeps the timetable
 * two weeks ahead while the provider runs. Returns a function that stops it and waits for a running
 * seed.
 */
export async function startSeeding(deps: Deps): Promise<() => Promise<void>> {
  if (!deps.env.seed) return async () => undefined
  const run = async () => {
    const started = performance.now()
    const { fresh, classes } = await seed(deps)
    const ms = Math.round(performance.now() - started)
    if (fresh || classes > 0) deps.log.info('seeded', { fresh, classes, ms })
  }
  await run()
  return startInterval(run, everyMs, (error) =>
    deps.log.error('seeding failed', {
      message: error instanceof Error ? error.message : undefined,
    }),
  )
}
