import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failureLifetime } from '@/cache-handler/failure-lifetime.mjs'
import { forgetPassing } from '@/cache-handler/passing-pages.mjs'
import { pageCache } from './support/page-cache'

const cache = pageCache()

const found = { revalidate: 60, expire: 604_800 }
const KEY = '/en/yoga'
const unavailable = '<meta name="answer-status" content="503"/>'
const missing = '<meta name="answer-status" content="404"/>'

type Page = { status?: number; html: string; headers: Record<string, string> }

function page(content: string): Page {
  return {
    kind: 'APP_PAGE',
    html: `<html><body>${content}</body></html>`,
    headers: {},
  } as unknown as Page
}

async function store(content: string, cacheControl: typeof found = found) {
  const response = page(content)
  await cache.set(KEY, response as never, { cacheControl } as never)
  return response
}

async function stored() {
  const entry = await cache.get(KEY, { kind: 'APP_PAGE', isFallback: false } as never)
  return entry as { value: Page; cacheControl: { revalidate: number } } | null
}

beforeEach(async () => {
  vi.restoreAllMocks()
  forgetPassing()
  await cache.set(KEY, null, {} as never)
})

it('a complete page is cached as long as its data', async () => {
  await store('rows')
  expect(await stored()).toMatchObject({
    value: { html: expect.stringContaining('rows') },
    cacheControl: found,
  })
})

it.each([
  ['lacks a row', 'one row less', failureLifetime, undefined, undefined],
  ['lacks all', unavailable, failureLifetime, 503, '10'],
])('a page that %s is served and not cached', async (_, content, life, status, retryAfter) => {
  const response = await store(content, life)
  expect(response.status).toBe(status)
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(response.headers['retry-after']).toBe(retryAfter)
  expect((await stored())?.value).toBeFalsy()
})

it.each([
  ['lacks a row', 'one row less'],
  ['lacks all', unavailable],
])('a page that %s does not replace the cached one, and is retried soon', async (_, content) => {
  await store('all rows')
  await store(content, failureLifetime)
  const kept = await stored()
  expect(kept?.value.html).toContain('all rows')
  expect(kept?.value.headers).not.toHaveProperty('cache-control')
  expect(kept?.cacheControl).toEqual({ revalidate: 10, expire: 604_800 })
})

describe('a page that found nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    return () => vi.useRealTimers()
  })

  it('is kept for ten seconds, so that many requests for its address render it once', async () => {
    await store(missing)
    vi.advanceTimersByTime(9_000)
    expect((await stored())?.value).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })
    vi.advanceTimersByTime(2_000)
    expect(await stored()).toBeNull()
  })

  it('takes the place of the page that was at its address', async () => {
    await store('rows')
    await store(missing)
    expect((await stored())?.value.status).toBe(404)
    vi.advanceTimersByTime(11_000)
    expect(await stored()).toBeNull()
  })

  it('does not when a read has failed, since what is missing may still exist', async () => {
    await store('rows')
    await store(missing, failureLifetime)
    expect((await stored())?.value.html).toContain('rows')
  })

  it('is forgotten when a tag is cleared', async () => {
    await store(missing)
    await cache.revalidateTag('of-no-other-test')
    expect(await stored()).toBeNull()
  })

  it('takes a bounded room, whatever the number of addresses', async () => {
    const large = missing + 'x'.repeat(1_000_000)
    for (let number = 0; number < 20; number += 1)
      await cache.set(`/en/all/${number}`, page(large) as never, { cacheControl: found } as never)
    const kept = await Promise.all(
      [...Array(20).keys()].map((number) =>
        cache.get(`/en/all/${number}`, { kind: 'APP_PAGE', isFallback: false } as never),
      ),
    )
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(8)
    expect(kept.at(-1)).not.toBeNull()
  })
})

it('an injected script is logged once and gets no hash', async () => {
  let log = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean((log += String(line))))
  const foreign = '<script>steal(document.cookie)</script>'
  await store(foreign)
  await store(`rows${foreign}`)
  const { headers } = await store(`${foreign}<script>self.__next_f.push([1,""])</script>`)
  expect(headers['content-security-policy']?.match(/'sha256-/g)).toHaveLength(1)
  expect(log.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(log)).toMatchObject({
    message: 'inline script refused',
    start: 'steal(document.cookie)',
  })
})

it('a page has an entity tag of its content, and what is not cached has none', async () => {
  const first = (await store('rows')).headers.etag
  expect(first).toMatch(/^W\/"[\w-]{27}"$/)
  expect((await store('rows')).headers.etag).toBe(first)
  expect((await store('other rows')).headers.etag).not.toBe(first)
  expect((await store(missing)).headers.etag).toBeUndefined()
})
