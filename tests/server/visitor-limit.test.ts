import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addRequestMeta } from 'next/dist/server/request-meta'
import ResponseCache from 'next/dist/server/response-cache'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createWebServer } from '@/server/create-server.mjs'
import { securityHeaders } from '@/server/security-headers.mjs'
import { pageCache } from '@/tests/cache-handler/support/page-cache'

const LIMIT = 30
const asked = vi.hoisted(() => [] as number[][])
// A twentieth of each limit, which takes a twentieth of the requests to reach.
vi.mock('@/lib/server/request-limit.mjs', async (load) => {
  const { createRequestLimit } = await load<typeof import('@/lib/server/request-limit.mjs')>()
  return {
    createRequestLimit: (limit: number, windowMs: number) => {
      asked.push([limit, windowMs])
      return createRequestLimit(limit / 20, windowMs)
    },
  }
})

const pages = pageCache()
const route = { kind: 'APP_PAGE', sourceRoute: '/page' }
const cacheControl = { revalidate: 60, expire: 604_800 }
let rendered: string[]
/** Requests for `?together` that wait for each other, so that they are looked up at once. */
let held: (() => void)[]
let count = 0

/** A path that no other test asks for. */
const newPath = () => `/en/page-${count++}`
/** An address that no other test counts. */
const newVisitor = () => `203.0.113.${count++ % 256}`
const many = (number: number) => Array.from({ length: number }, newPath)

/** Looks pages up as Next.js does: in its response cache, which asks ours. */
function nextHandler() {
  const responses = new ResponseCache({ minimalMode: false, route } as never)
  const incrementalCache = {
    get: (path: string) =>
      pages.get(`/route-cache$${path}`, { kind: 'APP_PAGE', isFallback: false } as never),
    set: (path: string, page: never) =>
      pages.set(`/route-cache$${path}`, page, { cacheControl } as never),
  }
  return async (message: IncomingMessage, response: ServerResponse) => {
    const path = message.url?.split('?')[0] ?? ''
    addRequestMeta(message, 'invokePath', path)
    if (message.url?.endsWith('?together')) await new Promise<void>((go) => held.push(go))
    const render = async () => {
      rendered.push(path)
      const html = { toUnchunkedString: () => `page ${path}` }
      return { value: { kind: 'APP_PAGE', html, headers: {} }, cacheControl } as never
    }
    const options = { incrementalCache, isRoutePPREnabled: true } as never
    const entry = await responses.get(path, render, options)
    const page = entry as unknown as { value: { status?: number; html: unknown } }
    response.statusCode = page.value.status ?? 200
    response.setHeader('content-type', 'text/html')
    response.end('a page')
  }
}

async function serve(trustedProxies = 0) {
  const origin = 'http://localhost:3000'
  const server = createWebServer({ handle: nextHandler(), origin, trustedProxies })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  onTestFinished(() => void server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  return async (path: string, forwarded?: string) => {
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : {}
    const sending = get({ host: '127.0.0.1', port, path, headers })
    const [response] = (await once(sending, 'response')) as [IncomingMessage]
    let body = ''
    for await (const chunk of response) body += String(chunk)
    return { status: response.statusCode, headers: response.headers, body }
  }
}

type Ask = Awaited<ReturnType<typeof serve>>

/** Has the server render as many pages for a visitor as it does in a minute, and returns them. */
async function reachLimit(ask: Ask, forwarded?: string) {
  const paths = many(LIMIT)
  for (const path of paths) expect((await ask(path, forwarded)).status).toBe(200)
  return paths
}

beforeEach(() => {
  rendered = []
  held = []
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

it('600 pages a minute are rendered for one visitor', () => {
  expect(asked).toContainEqual([20 * LIMIT, 60_000])
})

it('a visitor for whom many pages were rendered gets only those that are stored', async () => {
  const ask = await serve(1)
  const visitor = newVisitor()
  const [first = ''] = await reachLimit(ask, visitor)
  const refused = await ask(newPath(), visitor)
  expect(refused).toMatchObject({ status: 429, body: '429 Too Many Requests\n' })
  expect(refused.headers).toMatchObject({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '60',
  })
  expect(await ask(`${first}?again`, visitor)).toMatchObject({ status: 200, body: 'a page' })
  expect(rendered).toHaveLength(LIMIT)
})

it('visits to stored pages do not count', async () => {
  const ask = await serve(1)
  const visitor = newVisitor()
  const path = newPath()
  for (let visit = 0; visit < LIMIT + 1; visit += 1) await ask(path, visitor)
  expect((await ask(newPath(), visitor)).status).toBe(200)
  expect(rendered).toHaveLength(2)
})

it('the count is forgotten after a minute', async () => {
  const ask = await serve(1)
  const visitor = newVisitor()
  await reachLimit(ask, visitor)
  vi.advanceTimersByTime(45_000)
  expect((await ask(newPath(), visitor)).headers['retry-after']).toBe('15')
  vi.advanceTimersByTime(15_000)
  expect((await ask(newPath(), visitor)).status).toBe(200)
})

it('other visitors are not affected, even when they ask for the same page at the same time', async () => {
  const ask = await serve(1)
  const [visitor, other] = [newVisitor(), newVisitor()]
  await reachLimit(ask, visitor)
  expect((await ask(newPath(), other)).status).toBe(200)
  const address = `${newPath()}?together`
  const first = ask(address, visitor)
  await expect.poll(() => held.length).toBe(1)
  const second = ask(address, other)
  await expect.poll(() => held.length).toBe(2)
  for (const go of held) go()
  expect((await second).status).toBe(200)
  await first
})

it('requests of such visitors for one page at the same time are all refused', async () => {
  const ask = await serve(1)
  const visitor = newVisitor()
  await reachLimit(ask, visitor)
  const address = `${newPath()}?together`
  const both = [ask(address, visitor), ask(address, visitor)]
  await expect.poll(() => held.length).toBe(2)
  for (const go of held) go()
  for (const { status, body } of await Promise.all(both))
    expect([status, body]).toEqual([429, '429 Too Many Requests\n'])
})

it('who comes without a trusted proxy is counted by the connection, whatever the headers say', async () => {
  const ask = await serve()
  for (const path of many(LIMIT)) await ask(path, newVisitor())
  expect((await ask(newPath(), '198.51.100.1, 198.51.100.2')).status).toBe(429)
})

it('one network of IPv6 is one visitor', async () => {
  const ask = await serve(1)
  for (const path of many(LIMIT)) await ask(path, `2001:db8::${(count++).toString(16)}`)
  expect((await ask(newPath(), '2001:db8::abcd:1')).status).toBe(429)
  expect((await ask(newPath(), '2001:db8:0:1::1')).status).toBe(200)
})
