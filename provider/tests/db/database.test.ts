import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Client, type PoolClient } from 'pg'
import { connect } from '../../src/db/database'
import { isUnavailable } from '../../src/db/database-errors'
import { createTestDatabase } from '../support/test-database'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: ReturnType<typeof connect>
const onIdleError = vi.fn()
beforeEach(async () => {
  database = await createTestDatabase()
  connection = connect(database.url, 1, onIdleError)
})
afterEach(async () => {
  vi.useRealTimers()
  await connection.pool.end()
  await database.drop()
})

/** Ends the server's side of a connection, as an operator or a failover does. */
async function terminate(client: PoolClient) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const closed = new Promise((done) => client.once('end', done))
  const admin = new Client({ connectionString: database.url })
  await admin.connect()
  await admin.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  await admin.end()
  await closed
}

const works = async () => (await connection.pool.query('select 1')).rowCount

test('a connection lost while it is in use fails its next statement and is replaced', async () => {
  const client = await connection.pool.connect()
  await terminate(client)
  const failure = await client.query('select 1').catch((error: unknown) => error)
  client.release()
  expect(isUnavailable(failure)).toBe(true)
  expect(await works()).toBe(1)
})

test('a connection lost while it is idle is reported and replaced', async () => {
  const client = await connection.pool.connect()
  client.release()
  await terminate(client)
  expect(onIdleError).toHaveBeenCalledTimes(1)
  expect(await works()).toBe(1)
})

test('a transaction whose connection is lost fails, also at its begin, and its connection is released', async () => {
  const { db, pool } = connection
  const inside = await db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    .catch((error: unknown) => error)
  expect(isUnavailable(inside)).toBe(true)

  const cut = (client: PoolClient & { connection?: { stream: { destroy(): void } } }) =>
    client.connection?.stream.destroy()
  pool.on('acquire', cut)
  const atBegin = await db.transaction(async () => undefined).catch((error: unknown) => error)
  pool.off('acquire', cut)
  expect(isUnavailable(atBegin)).toBe(true)
  expect(await db.transaction((tx) => tx.execute(sql`select 1`))).toMatchObject({ rowCount: 1 })
})

test('an error rolls a transaction back and is thrown unchanged', async () => {
  const { db } = connection
  const thrown = new Error('no')
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`create table half_done (id integer)`)
    throw thrown
  })
  await expect(undone).rejects.toBe(thrown)
  const { rows } = await db.execute(sql`select to_regclass('half_done') as found`)
  expect(rows).toEqual([{ found: null }])
})

test('a query to a server that does not respond fails after 7 s', async () => {
  const client = await connection.pool.connect()
  // Disables the server's own timeout, as if it no longer responded.
  await client.query('set statement_timeout = 0')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hear = vi.fn((error: unknown) => error)
  const failing = client.query('select pg_sleep(60)').catch(hear)
  await vi.advanceTimersByTimeAsync(6_999)
  expect(hear).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  const failure = await failing
  client.release(true)
  expect(isUnavailable(failure)).toBe(true)
  expect(await works()).toBe(1)
})
