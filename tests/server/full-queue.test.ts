import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { waitForTurn } from '@/cache-handler/render-limit.mjs'
import { createWebServer } from '@/server/create-server.mjs'
import { pageCache } from '@/tests/cache-handler/support/page-cache'

/** Rendered at the same time, and waiting for their turn. */
const MOST = 3 + 40

const pages = pageCache()
let held = 0
let release = () => {}
const released = new Promise<void>((resolve) => (release = resolve))

/** Keeps the turn of `/held/…`, and looks other pages up as Next.js does. */
async function handle({ url = '' }: IncomingMessage, response: ServerResponse) {
  if (url.startsWith('/held/')) {
    held += 1
    await waitForTurn(url)
    await released
  } else await pages.get(url, { kind: 'APP_PAGE', isFallback: false } as never)
  response.end('a page')
}

async function serve() {
  const server = createWebServer({ handle, origin: 'http://localhost:3000' })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return async (path: string) => {
    const headers = { accept: 'text/html' }
    const sending = get({ host: '127.0.0.1', port, path, headers, agent: false })
    const [response] = (await once(sending, 'response')) as [IncomingMessage]
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
}

it('a missing page is refused while forty wait, and asked for again by browsers', async () => {
  const ask = await serve()
  const answers = Array.from({ length: MOST }, (_, index) => ask(`/held/${index}`))
  await expect.poll(() => held).toBe(MOST)

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

  release()
  await Promise.all(answers)
  expect((await ask('/en/new')).status).toBe(200)
})
