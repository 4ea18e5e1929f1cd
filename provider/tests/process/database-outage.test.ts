import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { clusterPaths, clusterUrl, readPostmaster } from '../../src/db/embedded/cluster'
import { openEmbeddedDatabase } from '../../src/db/embedded/embedded-database'
import { isAlive } from '../../src/db/embedded/server-process'
import { createClass, spotsOf } from '../support/live-classes'
import { signUpBody } from '../support/sign-up'
import { spawnProvider } from '../support/spawn-provider'
import { startProvider } from '../support/start-provider'
import { createMembers } from '../support/subscribers'
import { temporaryFolder } from '../support/temporary-folder'

vi.setConfig({ testTimeout: 90_000 })

const json = { 'content-type': 'application/json' }
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

function start(dataDir: string, env: Record<string, string> = {}) {
  const provider = spawnProvider(dataDir, env)
  cleanUp.push(async () => {
    provider.kill('SIGTERM')
    await provider.exited
  })
  return provider
}

function temporaryDirectory() {
  const dir = mkdtempSync(join(temporaryFolder(), 'xplus-outage-'))
  cleanUp.push(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

async function signUp(url: string, email: string): Promise<number> {
  const body = JSON.stringify(signUpBody({ email }))
  return (await fetch(`${url}/api/v1/users`, { method: 'POST', headers: json, body })).status
}

async function expectUnavailable(response: Response) {
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await response.json()).toEqual({ error: 'We’re busy right now. Try again in a moment.' })
}

/** Ends every connection of the provider to this database; other tests share the server. */
const cutConnections = (admin: Client, name = 'x-plus provider') =>
  admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = $1 and datname = current_database()`,
    [name],
  )

async function connectTo(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  cleanUp.push(() => client.end())
  return client
}

test('when connections are cut under load, requests succeed or get 503, and nothing is lost', async () => {
  const observer = await startProvider({ seeded: true })
  cleanUp.push(() => observer.stop())
  const provider = start(temporaryDirectory(), { DATABASE_URL: observer.database.url })
  const url = await provider.listening
  const members = await createMembers(observer, 80)
  const live = await createClass(observer, { capacity: 500 })
  let booking = true
  let done = 0
  const booked: number[] = []
  const others: Response[] = []

  async function book({ headers }: (typeof members)[number]) {
    const body = JSON.stringify({ booking: { live_class_id: live.id } })
    const init = { method: 'POST', headers: { ...headers, ...json }, body }
    for (let tries = 0; tries < 50; tries += 1) {
      const response = await fetch(`${url}/api/v1/bookings`, init)
      // 422: booked by an earlier attempt whose response was lost with its connection.
      if (response.status === 201 || response.status === 422) done += 1
      if (response.status === 201) return booked.push(JSON.parse(await response.text()).id)
      if (response.status === 422) return
      others.push(response)
      await wait(20)
    }
  }
  const admin = await connectTo(observer.database.url)
  const cutting = (async () => {
    // On a slow machine the next cut waits for a booking; else there would be none at all.
    for (let cuts = 0; booking && cuts < 20; cuts += 1) {
      const before = done
      await cutConnections(admin)
      do await wait(100)
      while (booking && done === before)
    }
  })()
  await Promise.all(members.map(book))
  booking = false
  await cutting

  expect(isAlive(provider.pid)).toBe(true)
  expect(provider.events().filter(({ event }) => event === 'uncaught exception')).toEqual([])
  for (const response of others) await expectUnavailable(response)
  expect(others.length).toBeGreaterThan(0)
  const { rows } = await observer.pool.query('select id from bookings where live_class_id = $1', [
    live.id,
  ])
  const stored = new Set(rows.map(({ id }) => id))
  expect(booked.every((id) => stored.has(id))).toBe(true)
  expect(await spotsOf(observer, live.id)).toEqual({ counter: stored.size, rows: stored.size })
  // All connections of the pool still work: none was leaked.
  const responses = await Promise.all(Array.from({ length: 32 }, () => fetch(`${url}/health`)))
  expect(responses.map(({ status }) => status)).toEqual(Array(32).fill(200))
})

describe('on an embedded server', () => {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'xplus-outage-'))
  let provider: ReturnType<typeof spawnProvider>
  let url: string
  beforeAll(async () => {
    provider = spawnProvider(dataDir)
    url = await provider.listening
  })
  afterAll(async () => {
    provider.kill('SIGTERM')
    await provider.exited
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('while the server cannot restart, requests get 503 and the log has the reason; then everything works', async () => {
    expect(await signUp(url, 'before@example.com')).toBe(201)

    const control = join(dataDir, 'postgres/global/pg_control')
    const { pid } = readPostmaster(clusterPaths(dataDir))!
    renameSync(control, `${control}.away`)
    process.kill(pid, 'SIGKILL')
    const restartErrors = () =>
      provider.events().filter(({ event }) => event === 'database server not back yet')
    while (restartErrors().length < 2) await wait(50)
    await expectUnavailable(await fetch(`${url}/health`))
    expect(await signUp(url, 'during@example.com')).toBe(503)
    expect(restartErrors()[0]!.message).toMatch(/pg_control/)

    const before = provider.databaseReturns()
    renameSync(`${control}.away`, control)
    while (provider.databaseReturns() === before) await wait(50)
    while ((await fetch(`${url}/health`)).status !== 200) await wait(50)
    expect(await signUp(url, 'before@example.com')).toBe(422)
    expect(await signUp(url, 'during@example.com')).toBe(201)
  })

  test('the lock on the directory is taken again when its connection is cut', async () => {
    const before = provider.databaseReturns()
    const paths = clusterPaths(dataDir)
    const server = readPostmaster(paths)!
    await cutConnections(await connectTo(clusterUrl(paths, server.port)), 'x-plus owner')
    while (provider.databaseReturns() === before) await wait(50)
    expect(readPostmaster(paths)).toEqual(server)
    expect((await fetch(`${url}/health`)).status).toBe(200)
    await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow('Another provider is running')
  })
})
