import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clusterPaths, createCluster } from '../../src/db/embedded/cluster'
import { openEmbeddedDatabase } from '../../src/db/embedded/embedded-database'
import { findBinaries, unprivilegedRunner } from '../../src/db/embedded/programs'
import { isAlive } from '../../src/db/embedded/server-process'
import { signUpBody } from '../support/sign-up'
import { spawnProvider } from '../support/spawn-provider'
import { temporaryFolder } from '../support/temporary-folder'

// Starts real processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

type Provider = ReturnType<typeof spawnProvider>

let dataDir: string
const started: Provider[] = []
let running: Provider | undefined

const start = (dir = dataDir) => {
  const provider = spawnProvider(dir)
  started.push(provider)
  return provider
}

/** The provider of the directory: the one that an earlier test has left, else a new one. */
function findOrStart(): Provider {
  if (running) return running
  const provider = start()
  running = provider
  void provider.exited.then(() => (running = undefined))
  return provider
}

const postgresPid = (dir = dataDir) =>
  Number(readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

const json = { 'content-type': 'application/json' }

async function signUp(url: string, email: string): Promise<boolean> {
  const body = JSON.stringify(signUpBody({ email }))
  try {
    const response = await fetch(`${url}/api/v1/users`, { method: 'POST', headers: json, body })
    return response.status === 201
  } catch {
    // The connection was cut: whether the account exists is unknown, so it is not counted.
    return false
  }
}

async function isThere(url: string, email: string): Promise<boolean> {
  const body = JSON.stringify({ email })
  const path = `${url}/api/v1/verified_user_lookups`
  const response = await fetch(path, { method: 'POST', headers: json, body })
  const found: { count: number } = JSON.parse(await response.text())
  return found.count === 1
}

beforeAll(() => {
  dataDir = mkdtempSync(join(temporaryFolder(), 'xplus-process-'))
})
afterAll(async () => {
  for (const provider of started) provider.kill('SIGTERM')
  await Promise.all(started.map(({ exited }) => exited))
  rmSync(dataDir, { recursive: true, force: true })
})

test('a second start on the directory fails and does not affect the first', async () => {
  const url = await findOrStart().listening
  const pid = postgresPid()
  const second = start()
  expect(await second.exited).toEqual({ code: 1, signal: null })
  expect(second.errorOutput()).toContain(`Another provider is running on ${dataDir}`)
  expect(postgresPid()).toBe(pid)
  expect((await fetch(`${url}/health`)).status).toBe(200)

  const asked = performance.now()
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow('Another provider is running')
  expect(performance.now() - asked).toBeLessThan(2_000)
})

test('after SIGTERM, also twice, open requests get their response, then everything ends with code 0', async () => {
  const provider = findOrStart()
  const url = await provider.listening
  const pid = postgresPid()
  const emails = Array.from({ length: 12 }, (_, n) => `term-${n}@example.com`)
  const responses = emails.map((email) => signUp(url, email))
  await Promise.race(responses)
  provider.kill('SIGTERM')
  await expect.poll(() => provider.events().some(({ event }) => event === 'stopping')).toBe(true)
  provider.kill('SIGTERM')
  expect(await Promise.all(responses)).toEqual(emails.map(() => true))
  expect(await provider.exited).toEqual({ code: 0, signal: null })
  expect(isAlive(pid)).toBe(false)
  await expect(fetch(`${url}/health`)).rejects.toThrow()

  const next = await findOrStart().listening
  for (const email of emails) expect([email, await isThere(next, email)]).toEqual([email, true])
})

test('kill -9 of the provider loses nothing acknowledged, and the next start adopts the running server', async () => {
  const provider = findOrStart()
  const url = await provider.listening
  const pid = postgresPid()
  const kept: string[] = []
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; n < 50; n += 1) {
      const email = `kill-${writer}-${n}@example.com`
      if (!(await signUp(url, email))) return
      kept.push(email)
      if (kept.length === 10) provider.kill('SIGKILL')
    }
  })
  await Promise.all(writers)
  expect(await provider.exited).toEqual({ code: null, signal: 'SIGKILL' })
  expect(isAlive(pid)).toBe(true)

  const next = await findOrStart().listening
  expect(postgresPid()).toBe(pid)
  expect(kept.length).toBeGreaterThanOrEqual(10)
  for (const email of kept) expect([email, await isThere(next, email)]).toEqual([email, true])
})

test('after kill -9 of provider and server the next start replaces the stale lock file', async () => {
  const provider = findOrStart()
  const url = await provider.listening
  expect(await signUp(url, 'both@example.com')).toBe(true)
  process.kill(postgresPid(), 'SIGKILL')
  provider.kill('SIGKILL')
  await provider.exited
  expect(await isThere(await findOrStart().listening, 'both@example.com')).toBe(true)
})

test('after kill -9 of the server it restarts by itself with everything acknowledged', async () => {
  const provider = findOrStart()
  const url = await provider.listening
  for (let round = 0; round < 2; round += 1) {
    const before = provider.databaseReturns()
    const email = `server-${round}@example.com`
    expect(await signUp(url, email)).toBe(true)
    process.kill(postgresPid(), 'SIGKILL')
    while (provider.databaseReturns() === before) await wait(50)
    expect(await isThere(url, email)).toBe(true)
  }
  expect((await fetch(`${url}/health`)).status).toBe(200)
})

test('a damaged directory stops the start and is left as it is', async () => {
  const dir = mkdtempSync(join(temporaryFolder(), 'xplus-damaged-'))
  const paths = clusterPaths(dir)
  const binaries = await findBinaries()
  await createCluster(paths, binaries, unprivilegedRunner([paths.data, binaries.postgres]))
  const control = join(dir, 'postgres/global/pg_control')
  truncateSync(control, 100)
  const provider = start(dir)
  expect(await provider.exited).toEqual({ code: 1, signal: null })
  expect(provider.errorOutput()).toContain('The embedded PostgreSQL did not start')
  expect(readFileSync(control)).toHaveLength(100)
  rmSync(dir, { recursive: true })
})

test('of two simultaneous first starts one gets the directory and the other fails', async () => {
  const dir = mkdtempSync(join(temporaryFolder(), 'xplus-race-'))
  const outcomes = await Promise.allSettled([openEmbeddedDatabase(dir), openEmbeddedDatabase(dir)])
  const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  const loser = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(String(loser?.reason)).toContain('Another provider is running')
  await winners[0]?.value.stop()
  rmSync(dir, { recursive: true })
})
