import { describe, expect, it, vi } from 'vitest'
import { GET, POST } from '@/app/api/v1/[...path]/route'
import * as limits from '@/lib/api/time-limit'
import { PROVIDER_TIMEOUT_MS, PURCHASE_TIMEOUT_MS } from '@/lib/api/timeouts'
import * as environment from '@/lib/config/env'
import { post, serveBehindProxy, sessionCookie } from '@/tests/support/proxy'
import { json, startHttpServer } from '@/tests/support/http-server'
import { pageRequest, SITE, testEnv } from '@/tests/support/next-request'

describe('writes', () => {
  it.each<[string, Record<string, string>]>([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the null origin', { origin: 'null' }],
    ['our name under another scheme', { origin: SITE.replace('http:', 'https:') }],
    ['our name on another port', { origin: 'http://localhost:3001' }],
    ['a name that begins as ours', { origin: `${SITE}.evil.example` }],
    ['a cross-site page', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site page', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
  ])('from %s are rejected', async (_, headers) => {
    const { received } = await serveBehindProxy()
    const response = await POST(
      post('/api/v1/bookings', {}, { cookie: await sessionCookie(), ...headers }),
    )
    expect(response.status).toBe(403)
    expect(received).toHaveLength(0)
  })

  it('without any origin are rejected', async () => {
    const { received } = await serveBehindProxy()
    const request = post('/api/v1/bookings')
    request.headers.delete('origin')
    expect((await POST(request)).status).toBe(403)
    request.headers.set('sec-fetch-site', 'same-origin')
    expect((await POST(request)).status).toBe(200)
    expect(received).toHaveLength(1)
  })

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'from %s are accepted when the site is configured as localhost',
    async (origin) => {
      await serveBehindProxy()
      expect((await POST(post('/api/v1/bookings', {}, { origin }))).status).toBe(200)
    },
  )

  it.each([
    ['another host', 'http://evil.example', SITE],
    ['this machine', 'http://127.0.0.1:3000', 'https://x-plus.example'],
    ['another port of this machine', 'http://127.0.0.1:3001', SITE],
  ])('from %s are rejected although Host has the same value', async (_, origin, configured) => {
    const { received } = await serveBehindProxy()
    vi.mocked(environment.env).mockReturnValue(testEnv({ NEXTAUTH_URL: configured }))
    const request = post('/api/v1/bookings', {}, { origin })
    request.headers.set('host', new URL(origin).host)
    expect((await POST(request)).status).toBe(403)
    expect(received).toHaveLength(0)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ])('of type "%s" are rejected', async (type) => {
    const { received } = await serveBehindProxy()
    expect((await POST(post('/api/v1/bookings', '{}', { 'content-type': type }))).status).toBe(415)
    expect(received).toHaveLength(0)
  })

  it.each([
    [64 * 1024, 200],
    [64 * 1024 + 1, 413],
  ])('of %d bytes get %d', async (size, status) => {
    await serveBehindProxy()
    const body = `"${'x'.repeat(size - 2)}"`
    expect((await POST(post('/api/v1/bookings', body))).status).toBe(status)
    const stream = new Blob([body]).stream()
    const chunked = pageRequest('/api/v1/bookings', {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit)
    expect((await POST(chunked)).status).toBe(status)
  })
})

describe('paths', () => {
  it.each([
    '/api/v1/users/sign_in',
    '/api/v1/users/sign_out',
    '/api/v1/%2e%2e/admin',
    '/api/v1/videos%2f1',
    '/api/v1//videos',
    '/api/v1/videos/',
    '/api/v1/vid%00eos',
    '/api/v1/a%5cb',
    '/api/v1/é',
  ])('%s responds with 404', async (path) => {
    const { received } = await serveBehindProxy()
    expect((await POST(post(path))).status).toBe(404)
    expect(received).toHaveLength(0)
  })

  it.each(['/api/v1/../../health', '/api/v1/./../v3/x', '/api/v1/..\\..\\x', '/api/v1/.%2e/x'])(
    '%s does not leave the API',
    async (path) => {
      const { received } = await serveBehindProxy()
      expect((await GET(pageRequest(path))).status).toBe(404)
      expect(received).toHaveLength(0)
    },
  )

  it('that are too long get 414', async () => {
    await serveBehindProxy()
    expect((await GET(pageRequest(`/api/v1/videos?q=${'x'.repeat(9000)}`))).status).toBe(414)
  })
})

describe('a provider that', () => {
  it('is down is 502', async () => {
    const { close } = await serveBehindProxy()
    await close()
    const response = await GET(pageRequest('/api/v1/videos'))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ code: 'unavailable' })
  })

  it('redirects is 502, and the redirect is not followed', async () => {
    const other = await startHttpServer((_, response) => json(response, {}))
    await serveBehindProxy(
      (_, response) => void response.writeHead(302, { location: other.url }).end(),
    )
    expect((await GET(pageRequest('/api/v1/videos'))).status).toBe(502)
    expect(other.received).toHaveLength(0)
  })

  it.each([
    [502, 502],
    [200, 502],
    [404, 404],
  ])('responds %d with a page is %d without it', async (status, expected) => {
    await serveBehindProxy(
      (_, response) =>
        void response
          .writeHead(status, { 'content-type': 'text/html' })
          .end('<b>nginx stack trace</b>'),
    )
    const answer = await GET(pageRequest('/api/v1/videos'))
    expect(answer.status).toBe(expected)
    expect(await answer.text()).not.toContain('nginx')
  })

  it('fails is reported without its message', async () => {
    await serveBehindProxy((_, response) =>
      json(response, { error: 'PG::UniqueViolation' }, 503, { 'retry-after': '9' }),
    )
    const answer = await GET(pageRequest('/api/v1/videos'))
    expect([answer.status, await answer.json()]).toEqual([503, { code: 'unavailable' }])
    expect(answer.headers.get('retry-after')).toBe('9')
  })

  it('responds with too much is 502', async () => {
    await serveBehindProxy((_, response) => json(response, 'x'.repeat(5 * 1024 * 1024 + 1)))
    expect((await GET(pageRequest('/api/v1/videos'))).status).toBe(502)
  })

  it.each([
    ['GET', '/api/v1/videos', PROVIDER_TIMEOUT_MS],
    ['GET', '/api/v1/subscriptions/7', PROVIDER_TIMEOUT_MS],
    ['POST', '/api/v1/subscriptions/web', PURCHASE_TIMEOUT_MS],
    ['POST', '/api/v1/subscriptions/7', PURCHASE_TIMEOUT_MS],
  ])('takes too long for %s %s is 504 after %d ms', async (method, path, timeoutMs) => {
    await serveBehindProxy(() => undefined)
    const { withTimeLimit } = limits
    const limit = vi
      .spyOn(limits, 'withTimeLimit')
      .mockImplementation((_, work) => withTimeLimit(50, work))
    const response = await (method === 'GET' ? GET(pageRequest(path)) : POST(post(path, {})))
    expect(limit).toHaveBeenCalledExactlyOnceWith(timeoutMs, expect.any(Function))
    expect(response.status).toBe(504)
    expect(await response.json()).toEqual({ code: 'timeout' })
  })
})
