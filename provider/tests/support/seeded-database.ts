import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { systemClock } from '../../src/time'
import { connect } from '../../src/db/database'
import { readEnv } from '../../src/env'
import { seed } from '../../src/seed/seed'
import { startProvider } from './start-provider'
import { testClock } from './test-clock'

const template = 'xplus_seeded'
const lock = 7_204_199

async function seedTemplate(url: string) {
  const { pool, db } = connect(url, 4, () => undefined)
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: url })
  await seed({ db, pool, env, clock: systemClock })
  await pool.end()
}

/**
 * A seeded database of its own for the caller. The first caller of a run seeds a template, which
 * all others copy. `drop` removes the copy.
 */
export async function createSeededDatabase() {
  const url = new URL(inject('postgresUrl'))
  const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (work: (admin: Client) => Promise<unknown>) => {
    const admin = new Client({ connectionString: url.href })
    await admin.connect()
    await work(admin).finally(() => admin.end())
  }
  await run(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [lock])
    const known = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (known.rowCount === 0) {
      await admin.query('drop database if exists xplus_seeding with (force)')
      await admin.query('create database xplus_seeding template xplus_template')
      await seedTemplate(at('xplus_seeding'))
      await admin.query(`alter database xplus_seeding rename to ${template}`)
    }
    await admin.query(`create database ${name} template ${template}`)
  })
  return {
    url: at(name),
    drop: () => run((admin) => admin.query(`drop database if exists ${name} with (force)`)),
  }
}

/** A provider on a seeded database of its own, whose clock starts at `start`. */
export const startSeededProvider = async (start = new Date()) =>
  startProvider({ database: await createSeededDatabase(), clock: testClock(start) })
