import { describe, expect, it } from 'vitest'
import { GET, POST } from '@/app/api/v1/[...path]/route'
import { DELETE } from '@/app/api/v2/[...path]/route'
import { claims, post, serveBehindProxy, sessionCookie } from '@/tests/support/proxy'
import { json } from '@/tests/support/http-server'
import { pageRequest, testEnv } from '@/tests/support/next-request'

describe('the provider proxy', () => {
  it('forwards a call with the credentials of the session', async () => {
    const { received } = await serveBehindProxy()
    const response = await POST(
      post(
        '/api/v1/bookings?a=1',
        { booking: { live_class_id: 1 } },
        { cookie: await sessionCookie() },
      ),
    )
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
    expect(received[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/bookings?a=1',
      body: '{"booking":{"live_class_id":1}}',
      headers: { 'access-token': 'secret-token', client: 'secret-client', uid: 'ada@example.com' },
    })
  })

  it('forwards the calls of guests without credentials', async () => {
    const { received } = await serveBehindProxy()
    await GET(
      pageRequest('/api/v1/videos', {
        headers: { 'access-token': 'forged', uid: 'x', client: 'y' },
      }),
    )
    for (const name of ['access-token', 'uid', 'client'])
      expect(received[0]!.headers).not.toHaveProperty(name)
  })

  it.each([
    ['of another secret', () => sessionCookie({}, 'x'.repeat(40))],
    ['older than 30 days', () => sessionCookie({ startedAt: claims.startedAt - 30 * 86_400 })],
    ['that is garbage', async () => 'xplus.session=garbage'],
    ['without all it needs', () => sessionCookie({ accessToken: undefined })],
  ])('treats a cookie %s as a guest', async (_, cookie) => {
    const { received } = await serveBehindProxy()
    await GET(pageRequest('/api/v1/user', { headers: { cookie: await cookie() } }))
    expect(received[0]!.headers).not.toHaveProperty('access-token')
  })

  it('forwards known headers only, in both directions', async () => {
    const { received } = await serveBehindProxy((_, response) =>
      json(response, {}, 201, {
        'access-token': 'secret-token',
        client: 'c',
        'set-cookie': 'a=b',
        server: 'x',
        'x-request-id': 'request-1234',
        'retry-after': '3',
        'cache-control': 'public',
      }),
    )
    const answer = await POST(
      post(
        '/api/v1/things',
        {},
        {
          'idempotency-key': 'k',
          'accept-language': 'en-AU',
          'x-custom': 'x',
          cookie: 'a=b',
          'x-http-method-override': 'DELETE',
          'x-proxy-secret': 'forged',
        },
      ),
    )
    const sent = received[0]!.headers
    expect(sent).toMatchObject({ 'idempotency-key': 'k', 'accept-language': 'en-AU' })
    expect(sent['x-request-id']).toMatch(/^[\w-]{36}$/)
    for (const name of ['x-custom', 'cookie', 'x-http-method-override', 'origin', 'x-proxy-secret'])
      expect(sent, name).not.toHaveProperty(name)
    expect([...answer.headers.keys()].sort()).toEqual([
      'cache-control',
      'content-type',
      'retry-after',
      'x-provider-date',
      'x-request-id',
    ])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(Date.parse(answer.headers.get('x-provider-date')!)).not.toBeNaN()
  })

  it('sends the visitor’s address to the provider, whatever the visitor sends', async () => {
    const { received } = await serveBehindProxy()
    await GET(pageRequest('/api/v1/videos', { headers: { 'x-forwarded-for': '6.6.6.6, 9.9.9.9' } }))
    expect(received[0]!.headers).toMatchObject({
      'x-visitor-address': '9.9.9.9',
      'x-proxy-secret': testEnv().PROXY_SECRET,
    })
  })

  it('lets a reset link use its own credentials, and nothing else', async () => {
    const { received } = await serveBehindProxy()
    const own = { 'access-token': 'reset', uid: 'u', client: 'c', cookie: await sessionCookie() }
    await POST(post('/api/v1/users/password', {}, own))
    await POST(post('/api/v1/bookings', {}, own))
    expect(received.map(({ headers }) => headers['access-token'])).toEqual([
      'reset',
      'secret-token',
    ])
  })

  it('returns the status and the body of an error', async () => {
    await serveBehindProxy((_, response) => json(response, { errors: ['Please sign in.'] }, 401))
    const answer = await GET(
      pageRequest('/api/v1/user', { headers: { cookie: await sessionCookie() } }),
    )
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ errors: ['Please sign in.'] })
  })

  it('ends the cookie’s session with the 401 that rejects it', async () => {
    await serveBehindProxy((_, response) => json(response, { errors: ['Please sign in.'] }, 401))
    const cookie = `${await sessionCookie()}; signed-in=1`
    const answer = await POST(post('/api/v1/bookings', {}, { cookie }))
    expect(answer.headers.get('x-session-ended')).toBe('1')
    expect(answer.headers.getSetCookie()).toEqual([
      'xplus.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'signed-in=; Max-Age=0; Path=/; SameSite=Lax',
    ])
  })

  it('ends a session that only the hint cookie still claims', async () => {
    await serveBehindProxy((_, response) => json(response, {}, 401))
    const answer = await GET(pageRequest('/api/v1/user', { headers: { cookie: 'signed-in=1' } }))
    expect(answer.headers.get('x-session-ended')).toBe('1')
  })

  it.each<[string, string, number, (cookie: string) => Record<string, string>]>([
    ['a guest', '/api/v1/bookings', 401, () => ({})],
    ['another refusal', '/api/v1/bookings', 403, (cookie) => ({ cookie })],
    [
      'a used reset link',
      '/api/v1/users/password',
      401,
      (cookie) => ({ cookie, 'access-token': 'used', uid: 'u', client: 'c' }),
    ],
  ])('does not end the session for %s', async (_, path, status, headers) => {
    await serveBehindProxy((_request, response) => json(response, {}, status))
    const answer = await POST(post(path, {}, headers(await sessionCookie())))
    expect(answer.headers.has('x-session-ended')).toBe(false)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('returns an empty response', async () => {
    await serveBehindProxy((_, response) => void response.writeHead(204).end())
    const answer = await DELETE(pageRequest('/api/v2/things/1', { method: 'DELETE' }))
    expect(answer.status).toBe(204)
    expect(await answer.text()).toBe('')
  })
})
