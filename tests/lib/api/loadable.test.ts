import { beforeEach, expect, it, vi } from 'vitest'
import { cachedUpcomingLiveClasses } from '@/lib/api/cached/live-classes'
import { toLoadable } from '@/lib/api/cached/loadable'
import { cachedVideo } from '@/lib/api/cached/catalogue'
import { ApiError } from '@/lib/api/errors'
import * as environment from '@/lib/config/env'
import { json, startHttpServer } from '@/tests/support/http-server'
import { testEnv } from '@/tests/support/next-request'

const cache = vi.hoisted(() => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))
vi.mock('next/cache', () => cache)

beforeEach(() => {
  vi.restoreAllMocks()
  cache.cacheLife.mockReset()
  cache.cacheTag.mockReset()
  vi.spyOn(console, 'error').mockReturnValue()
})

const responded = (status: number) => new ApiError({ method: 'GET', path: '/x', status, code: 'x' })

it('found data are kept for a week', async () => {
  expect(await toLoadable(Promise.resolve(1))).toEqual({ ok: true, data: 1 })
  expect(cache.cacheLife).toHaveBeenCalledExactlyOnceWith({
    stale: 300,
    revalidate: 60,
    expire: 604_800,
  })
})

it('missing and failed are distinguished, and neither throws', async () => {
  expect(await toLoadable(Promise.reject(responded(404)))).toEqual({ ok: false, reason: 'missing' })
  expect(console.error).not.toHaveBeenCalled()
  const unreadable = new ApiError({ method: 'GET', path: '/x', status: 200, code: 'malformed' })
  const errors = [responded(500), responded(401), unreadable, new TypeError('bug')]
  for (const error of errors)
    expect(await toLoadable(Promise.reject(error))).toEqual({ ok: false, reason: 'unavailable' })
  expect(cache.cacheLife).toHaveBeenLastCalledWith({ stale: 30, revalidate: 1, expire: 300 })
  expect(console.error).toHaveBeenCalledTimes(errors.length)
})

it('a read calls the provider without credentials, and is tagged', async () => {
  const { url, received } = await startHttpServer((_, response) =>
    json(response, { error: 'Not found' }, 404),
  )
  vi.spyOn(environment, 'env').mockReturnValue(testEnv({ PROVIDER_URL: url }))
  expect(await cachedVideo('en-AU', '3')).toEqual({ ok: false, reason: 'missing' })
  expect(cache.cacheTag).toHaveBeenCalledWith('videos')
  expect(received[0]).toMatchObject({
    url: '/api/v1/videos/3',
    headers: { 'accept-language': 'en-AU' },
  })
  for (const name of ['cookie', 'access-token', 'x-visitor-address'])
    expect(received[0]!.headers).not.toHaveProperty(name)
})

it('the upcoming classes include the running one', async () => {
  const { url, received } = await startHttpServer((_, response) => json(response, { data: [] }))
  vi.spyOn(environment, 'env').mockReturnValue(testEnv({ PROVIDER_URL: url }))
  expect(await cachedUpcomingLiveClasses('en', 1, { brandId: 4 })).toMatchObject({ ok: true })
  const query = new URL(received[0]!.url, url).searchParams
  expect(query.get('brand_id')).toBe('4')
  expect(Date.parse(query.get('from')!)).toBeLessThan(Date.now())
  expect(Date.parse(query.get('to')!)).toBeGreaterThan(Date.now())
})
