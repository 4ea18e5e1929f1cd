import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { connectSharedStore } from '@/cache-handler/shared-store.mjs'
import { freePort } from '@/scripts/stack/free-port'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0

async function startRedis(port: number, ...options: string[]) {
  const address = ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
  const child = spawn('redis-server', [...address, ...options])
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of child.stdout) if (String(line).includes('Ready to accept')) break
  return child
}

function connect(port: number) {
  const log = vi.fn()
  let time = Date.now()
  const store = connectSharedStore(`redis://127.0.0.1:${port}`, 'test:', { log, now: () => time })
  onTestFinished(() => store.close())
  return { store, log, wait: (ms: number) => (time += ms) }
}

const messages = (log: ReturnType<typeof vi.fn>) => log.mock.calls.map(([message]) => message)

it.runIf(hasRedis)('what one server has written, another reads, byte by byte', async () => {
  const port = await freePort()
  await startRedis(port)
  const { store } = connect(port)
  const bytes = Buffer.from([0, 255, 128, 10, 13])
  await store.write('page', bytes, 60)
  await store.writeTags({ videos: '{"expired":5}' })
  const { store: other } = connect(port)
  expect(await other.read('page')).toEqual(bytes)
  expect(await other.read('no page')).toBeNull()
  expect(await other.readTags()).toEqual({ videos: '{"expired":5}' })
  await other.remove('page')
  expect(await store.read('page')).toBeNull()
})

it.runIf(hasRedis)('while Redis is full, it is read, and that is logged once', async () => {
  const port = await freePort()
  const limits = ['--maxmemory', '4mb', '--maxmemory-policy', 'noeviction']
  await startRedis(port, ...limits)
  const { store, log, wait } = connect(port)
  await store.write('page', Buffer.from('page'), 60)
  for (let time = 0; time < 3; time++) {
    await store.write('large', Buffer.alloc(5_000_000), 60)
    await store.write('another', Buffer.alloc(5_000_000), 60)
    wait(3_001)
    expect(String(await store.read('page'))).toBe('page')
  }
  expect(messages(log)).toEqual(['shared cache unavailable'])
  expect(await store.writeTags({ videos: '{}' })).toBe(false)
})

it.runIf(hasRedis)('after Redis has gone and come back, it is used again', async () => {
  const port = await freePort()
  const redis = await startRedis(port)
  const { store, log, wait } = connect(port)
  const isUsed = (text: string) =>
    vi.waitFor(async () => {
      wait(10_000)
      await store.write('page', Buffer.from(text), 60)
      expect(String(await store.read('page'))).toBe(text)
      // What was written too late can be read, but writes are paused.
      expect(messages(log).at(-1)).not.toBe('shared cache unavailable')
    }, 10_000)
  await isUsed('first')
  // On a busy machine connecting may take longer than a request waits, which is logged as well.
  log.mockClear()
  redis.kill('SIGKILL')
  await once(redis, 'exit')
  expect(await store.read('page')).toBeNull()
  await startRedis(port)
  // Also where nothing is written that would show it.
  const both = ['shared cache unavailable', 'shared cache available']
  await vi.waitFor(() => expect(messages(log)).toEqual(both), 10_000)
  await isUsed('second')
  expect(messages(log)).toEqual(both)
})

it('a Redis that does not answer costs a quarter of a second, once in three', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { store, log, wait } = connect((silent.address() as AddressInfo).port)
  expect(await store.read('page')).toBeNull()
  const start = performance.now()
  for (let time = 0; time < 50; time++) expect(await store.read('page')).toBeNull()
  expect(await store.readTags()).toEqual({})
  // One wait alone would take longer.
  expect(performance.now() - start).toBeLessThan(200)
  wait(3_001)
  expect(await store.read('page')).toBeNull()
  expect(messages(log)).toEqual(['shared cache unavailable'])
})

it('without a Redis, nothing is found and nothing fails', async () => {
  const { store } = connect(await freePort())
  expect(await store.read('page')).toBeNull()
  await store.write('page', Buffer.from('page'), 60)
  await store.writeTags({ videos: '{}' })
  expect(await store.readTags()).toEqual({})
})
