import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connect } from '../../src/db/database'
import { readEnv } from '../../src/env'
import { seed } from '../../src/seed/seed'
import { systemClock } from '../../src/time'

const seededTemplate = 'xplus_seeded'
const seedingLock = 7_204_199

const urlOf = (database: string) =>
  Object.assign(new URL(inject('postgresUrl')), { pathname: `/${database}` }).href

async function runAsAdmin(work: (admin: Client) => Promise<unknown>) {
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await work(admin).finally(() => admin.end())
}

/** A database of its own for the caller, copied from the migrated template. `drop` removes it. */
export const createTestDatabase = () => copyDatabase('xplus_template')

/** The same without any table. */
export const createEmptyDatabase = () => copyDatabase('template1')

/** The same with the demo's content, which the first caller of a run writes for all. */
export async function createSeededDatabase() {
  await runAsAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [seedingLock])
    const known = await admin.query('select 1 from pg_database where datname = $1', [
      seededTemplate,
    ])
    if (known.rowCount === 0) await seedTemplate(admin)
  })
  return copyDatabase(seededTemplate)
}

async function seedTemplate(admin: Client) {
  await admin.query('drop database if exists xplus_seeding with (force)')
  await admin.query('create database xplus_seeding template xplus_template')
  const url = urlOf('xplus_seeding')
  const { pool, db } = connect(url, 4, () => undefined)
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: url })
  await seed({ db, pool, env, clock: systemClock })
  await pool.end()
  await admin.query(`alter database xplus_seeding rename to ${seededTemplate}`)
}

// Copied as files, a database is made in half the time and removed in a third.
async function copyDatabase(template: string) {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAsAdmin((admin) =>
    admin.query(`create database ${name} template ${template} strategy file_copy`),
  )
  const drop = () =>
    runAsAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))
  return { url: urlOf(name), drop }
}
