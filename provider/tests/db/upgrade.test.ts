import { afterEach, beforeEach, expect, test } from 'vitest'
import { Client } from 'pg'
import { readJournal } from '../../scripts/migration-checksums'
import { migrate } from '../../src/db/migrate'
import { startProvider } from '../support/start-provider'
import { testClock } from '../support/test-clock'
import { createEmptyDatabase } from '../support/test-database'
import {
  firstVersionRows,
  makeFirstVersion,
  type Row,
  withMigrations,
} from './support/first-version'

let database: Awaited<ReturnType<typeof createEmptyDatabase>>
let client: Client
beforeEach(async () => {
  database = await createEmptyDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

type Tables = [table: string, columns: string[]][]

/** What the database holds in the given columns, each table's rows in one order. */
async function contents(tables: Tables): Promise<Record<string, Row[]>> {
  const read = async ([table, columns]: Tables[number]) => {
    const { rows } = await client.query(`select to_jsonb(t) as row from "${table}" t`)
    const picked = rows.map(({ row }) =>
      Object.fromEntries(columns.map((name) => [name, row[name]])),
    )
    const texts = picked.map((row) => JSON.stringify(row)).sort()
    return [table, texts.map((text): Row => JSON.parse(text))] as const
  }
  const all: (readonly [string, Row[]])[] = []
  for (const table of tables) all.push(await read(table))
  return Object.fromEntries(all)
}

async function tableNames(): Promise<string[]> {
  const { rows } = await client.query(
    `select table_name::text as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name collate "C"`,
  )
  return rows.map(({ name }) => name)
}

// The day of the subscriptions in that database.
const writtenAt = '2026-11-22T08:00:00Z'
const firstTables: Tables = [...firstVersionRows()].map(([table, rows]) => [
  table,
  Object.keys(rows[0]!),
])

test('a database of the first version is upgraded in place, loses nothing and works', async () => {
  await makeFirstVersion(database.url, client)
  expect(firstTables.map(([table]) => table)).toEqual(await tableNames())
  const before = await contents(firstTables)
  await migrate(database.url)
  expect(await contents(firstTables)).toEqual(before)

  const provider = await startProvider({ database, clock: testClock(writtenAt) })
  const body = { email: 'subscriber@example.com', password: 'Password1!' }
  const { status, headers } = await provider.call('POST', '/api/v1/users/sign_in', { body })
  expect(status).toBe(200)
  const names = ['access-token', 'client', 'uid']
  const session = Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']))
  const list = await provider.call('GET', '/api/v1/subscriptions?status=active', {
    headers: session,
  })
  expect(list.body.data).toHaveLength(1)
  await provider.stop()
})

test('the comparison notices what a migration may lose', async () => {
  await makeFirstVersion(database.url, client)
  const before = await contents(firstTables)
  for (const sql of [
    'alter table "users" drop column "country"',
    'delete from "ad_tags"',
    `update "videos" set "title" = ''`,
  ]) {
    await client.query('begin')
    await client.query(sql)
    expect(await contents(firstTables)).not.toEqual(before)
    await client.query('rollback')
  }
  expect(await contents(firstTables)).toEqual(before)
})

test('a database of a newer version is refused and left as it is', async () => {
  await migrate(database.url)
  const migrations = readJournal().entries.length
  const next = { ...readJournal().entries.at(-1)!, tag: '9999_next', when: Number.MAX_SAFE_INTEGER }
  await withMigrations(
    (entries) => [...entries, next],
    { '9999_next.sql': 'create table "newer" ("id" integer)' },
    (folder) => migrate(database.url, folder),
  )
  await expect(migrate(database.url)).rejects.toThrow(
    `made by a newer version of the provider: it has ${migrations + 1} migrations, this version knows ${migrations}.`,
  )
  expect(await tableNames()).toContain('newer')
})

test('a database whose migrations are others is refused', async () => {
  await migrate(database.url)
  await client.query(`update drizzle.__drizzle_migrations set hash = 'other', created_at = 1`)
  await expect(migrate(database.url)).rejects.toThrow(
    /another version of the provider: its migration 1 .* Start with a new DATA_DIR/,
  )
})
