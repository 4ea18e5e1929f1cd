import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider({ env: { DATABASE_POOL: '2' } })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => provider.stop())

/** Runs a statement on each connection of the pool, and returns the first row of each. */
async function onEach(statement: string) {
  const clients = [await provider.pool.connect(), await provider.pool.connect()]
  const results = await Promise.all(clients.map((client) => client.query(statement)))
  for (const client of clients) client.release()
  return results.map(({ rows }) => rows[0])
}

const lookup = { body: { email: 'someone@example.com' } }

test('every response has the strict headers and a request id', async () => {
  const responses = [
    await provider.call('GET', '/health'),
    await provider.call('GET', '/nope'),
    await provider.call('GET', '/api/v1/user'),
    await provider.call('POST', '/api/v1/users/sign_in', { body: {} }),
    await provider.call('TRACE', '/health').catch(() => undefined),
  ]
  for (const response of responses) {
    if (!response) continue
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/)
    expect(response.headers.get('x-powered-by')).toBeNull()
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test("the caller's request id is kept if it is one", async () => {
  const ids = [
    ['visit-0123456789', true],
    ['short', false],
    ['x'.repeat(65), false],
    ['has space in it', false],
  ] as const
  for (const [id, kept] of ids) {
    const { headers } = await provider.call('GET', '/health', { headers: { 'x-request-id': id } })
    expect(headers.get('x-request-id') === id).toBe(kept)
  }
})

test('when all connections are in use, callers get 503 after 5 s, and later requests succeed', async () => {
  const held = [await provider.pool.connect(), await provider.pool.connect()]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = provider.call('GET', '/health')
  while (provider.pool.waitingCount === 0) await nextTurn()
  vi.advanceTimersByTime(4_999)
  const waiting = provider.pool.waitingCount
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  for (const client of held) client.release()
  const { status, headers, body } = await asked
  expect(waiting).toBe(1)
  expect([status, headers.get('retry-after')]).toEqual([503, '1'])
  expect(body).toEqual({ error: 'We’re busy right now. Try again in a moment.' })
  expect((await provider.call('GET', '/health')).status).toBe(200)
})

test('a statement is cancelled after 5 s, so that a stuck one does not block others', async () => {
  const { headers } = await createMember(provider)
  expect(await onEach('show statement_timeout')).toEqual(Array(2).fill({ statement_timeout: '5s' }))
  await onEach("set statement_timeout = '200ms'")
  const blocker = new Client({ connectionString: provider.database.url })
  await blocker.connect()
  await blocker.query('begin; lock table users in access exclusive mode')
  const { status } = await provider.call('GET', '/api/v1/user', { headers })
  await blocker.end()
  await onEach('reset statement_timeout')
  expect(status).toBe(503)
  const { rows } = await provider.db.execute(sql`show idle_in_transaction_session_timeout`)
  expect(rows[0]).toEqual({ idle_in_transaction_session_timeout: '10s' })
})

test('a full disk makes writes respond 503, and with free space everything works again', async () => {
  const { headers } = await createMember(provider)
  await provider.db.execute(sql`create function no_room() returns trigger language plpgsql as $$
    begin raise disk_full using message = 'could not extend file: No space left on device'; end $$`)
  await provider.db.execute(sql`create trigger no_room before update on users
    for each row execute function no_room()`)
  const write = () =>
    provider.call('PUT', '/api/v1/user', { headers, body: { user: { first_name: 'Ada' } } })
  const refused = await write()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(refused.body).toEqual({ error: 'We’re busy right now. Try again in a moment.' })
  expect((await provider.call('GET', '/api/v1/user', { headers })).status).toBe(200)
  const logged = provider.lines.find(
    ({ event, code }) => event === 'database busy' && code === '53100',
  )
  expect(logged?.message).toBe('could not extend file: No space left on device')
  await provider.db.execute(sql`drop trigger no_room on users`)
  expect((await write()).status).toBe(200)
})

test('an unexpected error gets an empty 500 and is logged without values', async () => {
  await provider.db.execute(sql`alter table referrers rename to hidden`)
  const email = 'canary-in-the-query@example.com'
  const body = { ...lookup.body, email, referrer_id: 'canary-referrer' }
  const response = await provider.call('POST', '/api/v1/verified_user_lookups', { body })
  await provider.db.execute(sql`alter table hidden rename to referrers`)
  expect([response.status, response.body]).toEqual([500, {}])
  const logged = provider.lines.find(({ event }) => event === 'unexpected error')
  expect(logged).toMatchObject({ request_id: response.headers.get('x-request-id'), code: '42P01' })
  expect(JSON.stringify(provider.lines)).not.toContain('canary')
})
