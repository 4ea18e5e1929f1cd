import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { waitForTurn } from '@/cache-handler/render-limit.mjs'
import { createWebServer } from '@/server/create-server.mjs'
import { pageCache } from '@/tests/cache-handler/support/page-cache'

/** Pages that wait for the provider, and requests that wait for their turn. */
const [MOST_BEGUN, MOST_WAITING] = [6, 40]

const pages = pageCache()

/** `expect.poll` would move the faked time on. */
async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise(setImmediate)
}

/**
 * A web server that looks pages up as Next.js does, except that those under `/held/` keep their turn
 * until all of them are released.
 */
async function serve() {
  const held = { count: 0, release: () => {} }
  const released = new Promise<void>((resolve) => (held.release = resolve))
  async function handle({ url = '' }: IncomingMessage, response: ServerResponse) {
    if (url.startsWith('/held/')) {
      held.count += 1
      await waitForTurn(url)
      await released
    } else await pages.get(url, { kind: 'APP_PAGE', isFallback: false } as never)
    response.end('a page')
  }
  const server = createWebServer({ handle, origin: 'http://localhost:3000' })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  async function ask(path: string) {
    const headers = { accept: 'text/html' }
    const sending = get({ host: '127.0.0.1', port, path, headers, agent: false })
    const [response] = (await once(sending, 'response')) as [IncomingMessage]
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
  async function hold(count: number) {
    const answers = Array.from({ length: count }, (_, index) => ask(`/held/${index}`))
    await until(() => held.count === count)
    return async () => {
      held.release()
      await Promise.all(answers)
    }
  }
  return { ask, hold }
}

it('a missing page is refused while forty wait, and asked for again by browsers', async () => {
  const { ask, hold } = await serve()
  const release = await hold(MOST_BEGUN + MOST_WAITING)

  const refused = await ask('/en/new')
  expect(refused.status).toBe(503)
  expect(refused.headers).toMatchObject({
    'retry-after': '5',
    refresh: '5',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(refused.body)),
  })
  expect(refused.body).toContain('<h1>A lot of people are here right now</h1>')

  await release()
  expect((await ask('/en/new')).status).toBe(200)
})

it('a missing page whose turn does not come within six seconds is refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, hold } = await serve()
  const release = await hold(MOST_BEGUN)
  await vi.advanceTimersByTimeAsync(1_500)

  const timers = vi.getTimerCount()
  const late = ask('/en/late')
  await until(() => vi.getTimerCount() === timers + 1)
  await vi.advanceTimersByTimeAsync(5_900)
  const inTime = ask('/en/later')
  await until(() => vi.getTimerCount() === timers + 2)
  await vi.advanceTimersByTimeAsync(200)
  expect((await late).status).toBe(503)
  await release()
  expect((await inTime).status).toBe(200)
})
