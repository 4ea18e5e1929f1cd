import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '../../src/http/context'
import { listen } from '../../src/listen'
import { startProvider, type TestProvider } from '../support/start-provider'

let provider: TestProvider
let servers: Awaited<ReturnType<typeof listen>>[]

beforeAll(async () => {
  provider = await startProvider()
  await provider.db.execute(sql`create table effects (id serial, note text)`)
  servers = [await serveEffects(), await serveEffects()]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await provider.stop()
})
beforeEach(() => provider.db.execute(sql`truncate effects`))

/** A server with its own modules: to the others it is another process on the same database. */
async function serveEffects() {
  vi.resetModules()
  const { runIdempotently } = await import('../../src/http/idempotency')
  const { handleError } = await import('../../src/http/error-handler')
  const { invalidRequest } = await import('../../src/http/errors')
  const app = new Hono<AppEnv>()
  app.onError(handleError)
  app.use(async (c, next) => {
    c.set('deps', provider)
    await next()
  })
  app.post('/effects', async (c) => {
    const { note, fail } = await c.req.json()
    const { status, body } = await runIdempotently(c, c.req.header('scope') ?? '', async (tx) => {
      await tx.execute(sql`insert into effects (note) values (${note})`)
      await tx.execute(sql`select pg_sleep(0.05)`)
      if (fail) throw invalidRequest('refused')
      return { status: 201, body: { receipt: randomUUID() } }
    })
    return c.json(body, status)
  })
  return listen(app, '127.0.0.1', 0)
}

async function post(key: string | undefined, body: unknown, scope = 'user:1', on = 0) {
  const response = await fetch(`http://127.0.0.1:${servers[on]?.port}/effects`, {
    method: 'POST',
    headers: { scope, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  })
  const parsed: { receipt?: string } = JSON.parse(await response.text())
  return { status: response.status, headers: response.headers, body: parsed }
}

async function effects() {
  const { rows } = await provider.db.execute(sql`select count(*)::int as n from effects`)
  return rows[0]?.n
}

test('50 concurrent requests with one key have one effect and one response', async () => {
  const key = randomUUID()
  const responses = await Promise.all(Array.from({ length: 50 }, () => post(key, { note: 'a' })))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(responses.map(({ body }) => body.receipt)).size).toBe(1)
  expect(await effects()).toBe(1)
})

test('two processes share the stored responses, also at the same time', async () => {
  const key = randomUUID()
  const attempts = Array.from({ length: 20 }, (_, n) => post(key, { note: 'a' }, 'user:1', n % 2))
  const responses = await Promise.all(attempts)
  expect(new Set(responses.map(({ body }) => body.receipt)).size).toBe(1)
  expect(await effects()).toBe(1)
})

test('without a key every request has its effect', async () => {
  await Promise.all([post(undefined, { note: 'a' }), post(undefined, { note: 'a' })])
  expect(await effects()).toBe(2)
})

test('the order of keys in the body does not matter, its values do', async () => {
  const key = randomUUID()
  const first = await post(key, { note: 'a', more: { x: 1, y: [1, 2] } })
  const again = await post(key, { more: { y: [1, 2], x: 1 }, note: 'a' })
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect((await post(key, { note: 'a', more: { x: 1, y: [2, 1] } })).status).toBe(409)
  expect(await effects()).toBe(1)
})

test('a key belongs to its scope', async () => {
  const key = randomUUID()
  const [mine, other] = [await post(key, { note: 'a' }), await post(key, { note: 'a' }, 'user:2')]
  expect(mine.body.receipt).not.toBe(other.body.receipt)
  expect(await effects()).toBe(2)
})

test('an error has no effect and is not stored', async () => {
  const key = randomUUID()
  expect((await post(key, { note: 'a', fail: true })).status).toBe(422)
  expect(await effects()).toBe(0)
  expect((await post(key, { note: 'a', fail: false })).status).toBe(201)
})

test('a key can be used again after 24 hours', async () => {
  const key = randomUUID()
  await post(key, { note: 'a' })
  provider.clock.advance(86_400_000 - 1)
  expect((await post(key, { note: 'b' })).status).toBe(409)
  provider.clock.advance(1)
  expect((await post(key, { note: 'b' })).status).toBe(201)
})

test('keys over 255 characters, empty or with spaces are rejected', async () => {
  for (const key of ['k'.repeat(256), '', 'a b'])
    expect((await post(key, { note: 'a' })).status).toBe(400)
  expect((await post('k'.repeat(255), { note: 'a' })).status).toBe(201)
})
