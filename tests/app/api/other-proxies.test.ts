import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as countries } from '@/app/api/countries/[[...path]]/route'
import { POST as revalidate } from '@/app/api/revalidate/route'
import { GET as calendar } from '@/app/calendar/[file]/route'
import { GET as sandbox, POST as sandboxPost } from '@/app/sandbox/[...path]/route'
import * as environment from '@/lib/config/env'
import { json, startHttpServer } from '@/tests/support/http-server'
import { pageRequest, testEnv } from '@/tests/support/next-request'

const revalidateTag = vi.hoisted(() => vi.fn())
vi.mock('next/cache', () => ({ revalidateTag }))

async function serve(
  response: Parameters<typeof startHttpServer>[0],
  values: (url: string) => Record<string, string> = () => ({}),
) {
  const server = await startHttpServer(response)
  const given = { PROVIDER_URL: server.url, ...values(server.url) }
  vi.spyOn(environment, 'env').mockReturnValue(testEnv(given))
  return server
}

beforeEach(() => {
  vi.restoreAllMocks()
  revalidateTag.mockClear()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

describe('/api/countries', () => {
  const list = [{ iso2: 'AU', name: 'Australia' }]
  const visitor = { 'x-forwarded-for': '203.0.113.9' }

  it.each([
    ['/api/countries', '/api/countries'],
    ['/api/countries/AU/states', '/api/countries/AU/states'],
    ['/api/countries/AU/states/NSW/cities', '/api/countries/AU/states/NSW/cities'],
  ])('%s is requested with the key, which is not sent to the browser', async (path, asked) => {
    const { received } = await serve(
      (_, response) => json(response, list),
      () => ({ GEOGRAPHY_KEY: 'GEO-SECRET' }),
    )
    const answer = await countries(pageRequest(path, { headers: visitor }))
    expect(await answer.json()).toEqual(list)
    // The provider applies rate limits per visitor.
    const headers = { 'x-cscapi-key': 'GEO-SECRET', 'x-visitor-address': '203.0.113.9' }
    expect(received[0]).toMatchObject({ url: asked, headers })
    expect(JSON.stringify([...answer.headers])).not.toContain('GEO-SECRET')
  })

  it.each([
    ['/api/countries', 'private, no-store'],
    ['/api/countries/AU/states', 'public, max-age=3600'],
  ])('%s, in the language that a page asks for or in none, is %s', async (path, expected) => {
    await serve((_, response) => json(response, list))
    const headers = { ...visitor, 'accept-language': 'es' }
    const answer = await countries(pageRequest(path, { headers }))
    expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
      expected,
      null,
    ])
  })

  it('can use another service with another header', async () => {
    const { received } = await serve(
      (_, response) => json(response, list),
      (url) => ({
        GEOGRAPHY_URL: `${url}/geo/v1`,
        GEOGRAPHY_KEY: 'k',
        GEOGRAPHY_KEY_HEADER: 'X-Other-Key',
      }),
    )
    await countries(pageRequest('/api/countries', { headers: visitor }))
    expect(received[0]).toMatchObject({ url: '/geo/v1/countries', headers: { 'x-other-key': 'k' } })
    expect(received[0]?.headers).not.toHaveProperty('x-visitor-address')
    expect(received[0]?.headers).not.toHaveProperty('x-proxy-secret')
  })

  it.each([
    [401, 502],
    [404, 404],
    [500, 502],
  ])('turns %d into %d', async (status, expected) => {
    await serve((_, response) => json(response, { error: 'Unauthorized' }, status))
    expect((await countries(pageRequest('/api/countries'))).status).toBe(expected)
  })

  it.each(['/api/countries/AU', '/api/countries/AUS/states', '/api/countries/..%2f/states'])(
    '%s responds with 404',
    async (path) => {
      const { received } = await serve((_, response) => json(response, list))
      expect((await countries(pageRequest(path))).status).toBe(404)
      expect(received).toHaveLength(0)
    },
  )
})

describe('/sandbox', () => {
  it('forwards to the provider’s sandbox and keeps its policy and content type', async () => {
    const { received } = await serve((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'content-security-policy': "default-src 'none'",
        'set-cookie': 'a=b',
      })
      response.end('window.Stripe = 1')
    })
    const answer = await sandbox(pageRequest('/sandbox/stripe.js?v=1'))
    expect(await answer.text()).toBe('window.Stripe = 1')
    expect(received[0]!.url).toBe('/sandbox/stripe.js?v=1')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('only accepts writes from this site', async () => {
    const { received } = await serve((_, response) => json(response, {}))
    const write = (headers: HeadersInit) =>
      sandboxPost(pageRequest('/sandbox/v1/tokens', { method: 'POST', body: '{}', headers }))
    expect((await write({})).status).toBe(200)
    expect((await write({ origin: 'https://evil.example' })).status).toBe(403)
    expect(received).toHaveLength(1)
  })

  it('does not exist with a real card provider, nor outside its folder', async () => {
    const { received } = await serve((_, response) => json(response, {}))
    expect((await sandbox(pageRequest('/sandbox/../outbox'))).status).toBe(404)
    expect((await sandbox(pageRequest('/sandbox/%2e%2e/outbox'))).status).toBe(404)
    vi.mocked(environment.env).mockReturnValue(testEnv({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }))
    expect((await sandbox(pageRequest('/sandbox/stripe.js'))).status).toBe(404)
    expect(received).toHaveLength(0)
  })
})

describe('/api/revalidate', () => {
  const secret = 'r'.repeat(32)
  const ask = (body: unknown, authorization = `Bearer ${secret}`) =>
    revalidate(
      pageRequest('/api/revalidate', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization },
      }),
    )

  beforeEach(() => {
    vi.spyOn(environment, 'env').mockReturnValue(testEnv({ REVALIDATE_SECRET: secret }))
  })

  it('revalidates the given tags', async () => {
    const response = await ask({ tags: ['videos', 'plans'] })
    expect(await response.json()).toEqual({ revalidated: ['videos', 'plans'] })
    expect(revalidateTag.mock.calls).toEqual([
      ['videos', 'max'],
      ['plans', 'max'],
    ])
  })

  it.each(['', 'Bearer ', 'Bearer wrong', `Bearer ${secret}x`, `Basic ${secret}`, secret])(
    'rejects %j',
    async (authorization) => {
      expect((await ask({ tags: ['videos'] }, authorization)).status).toBe(401)
      expect(revalidateTag).not.toHaveBeenCalled()
    },
  )

  it.each([{ tags: ['nope'] }, { tags: [] }, {}, null, 7])('rejects %j', async (body) => {
    expect((await ask(body)).status).toBe(422)
    expect(revalidateTag).not.toHaveBeenCalled()
  })

  it('is disabled without a secret', async () => {
    vi.mocked(environment.env).mockReturnValue(testEnv())
    expect((await ask({ tags: ['videos'] }, 'Bearer undefined')).status).toBe(404)
  })
})

describe('/calendar', () => {
  const path = `/calendar/${'a'.repeat(43)}.ics`

  it('passes a calendar on, and that it has not changed', async () => {
    const { received } = await serve((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"'
      response.writeHead(isKnown ? 304 : 200, {
        'content-type': 'text/calendar; charset=utf-8',
        etag: '"1"',
        'set-cookie': 'a=b',
      })
      response.end(isKnown ? undefined : 'BEGIN:VCALENDAR')
    })
    const first = await calendar(pageRequest(path))
    expect(await first.text()).toBe('BEGIN:VCALENDAR')
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(first.headers.get('etag')).toBe('"1"')
    expect(first.headers.get('set-cookie')).toBeNull()
    const again = await calendar(pageRequest(path, { headers: { 'if-none-match': '"1"' } }))
    expect(again.status).toBe(304)
    expect(received.map(({ url }) => url)).toEqual([path, path])
  })

  it('asks nothing for what cannot be a calendar', async () => {
    const { received } = await serve((_, response) => json(response, {}))
    for (const other of [
      '/calendar/x.ics',
      `${path}/..%2fhealth`,
      '/calendar/aaaaaaaaaaaaaaaaaaaa',
    ])
      expect((await calendar(pageRequest(other))).status).toBe(404)
    expect(received).toEqual([])
  })
})
