import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** A database of its own for the caller, copied from the migrated template. `drop` removes it. */
export const createTestDatabase = () => createDatabase('xplus_template')

/** The same without any table. */
export const createEmptyDatabase = () => createDatabase('template1')

async function createDatabase(template: string) {
  const url = new URL(inject('postgresUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const admin = new Client({ connectionString: url.href })
    await admin.connect()
    await admin.query(statement).finally(() => admin.end())
  }
  await run(`create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}
