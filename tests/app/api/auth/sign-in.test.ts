import { describe, expect, it } from 'vitest'
import { readSession } from '@/lib/auth/session-cookie'
import { browser, secrets, seen, serveProvider, tokens, user } from '@/tests/support/auth-browser'
import { json } from '@/tests/support/http-server'

describe('signing in', () => {
  it('keeps the credentials in a cookie that scripts cannot read', async () => {
    const { received } = await serveProvider()
    const { signIn, visit, cookie } = browser()
    const response = await signIn({ 'x-forwarded-for': '9.9.9.9' })
    expect(response.status).toBe(200)
    expect(received[0]).toMatchObject({ method: 'POST', url: '/api/v1/users/sign_in' })
    expect(JSON.parse(received[0]!.body)).toEqual({
      email: 'ada@example.com',
      password: 'Password1!',
    })
    expect(received[0]!.headers['x-visitor-address']).toBe('9.9.9.9')

    const set = response.headers.getSetCookie().find((line) => line.startsWith('xplus.session='))!
    expect(set).toMatch(/; HttpOnly/)
    expect(set).toMatch(/; SameSite=Lax/)
    expect(set).toMatch(/; Path=\//)
    expect(set.length).toBeLessThan(4096)
    expect(await readSession(new Headers({ cookie: cookie() }))).toMatchObject({
      accessToken: 'SECRET-TOKEN',
      client: 'SECRET-CLIENT',
      uid: 'ada@example.com',
      email: 'ada@example.com',
      uuid: 'uuid-7',
    })

    const session = (await (await visit('/session')).json()) as object
    expect(session).toEqual({
      user: { email: 'ada@example.com', uid: 'ada@example.com', uuid: 'uuid-7' },
      expires: expect.any(String),
    })
    for (const path of ['/providers', '/csrf', '/signin', '/error?error=x', '/verify-request'])
      await visit(path)
    expect(seen.bodies).not.toMatch(secrets)
    expect(seen.log).not.toMatch(secrets)
  })

  it('sets a hint that scripts can read', async () => {
    await serveProvider()
    const { signIn, jar } = browser()
    const hint = (await signIn()).headers
      .getSetCookie()
      .find((line) => line.startsWith('signed-in='))
    expect(hint).toBe('signed-in=1; Max-Age=1209600; Path=/; SameSite=Lax')
    expect(jar.get('signed-in')).toBe('1')
  })

  it.each([
    [
      401,
      { errors: ['Invalid login credentials.'] },
      {},
      { status: 401, code: 'unauthorized', messages: ['Invalid login credentials.'] },
    ],
    [
      429,
      { error: 'Too many attempts.' },
      { 'retry-after': '60' },
      {
        status: 429,
        code: 'too_many_attempts',
        messages: ['Too many attempts.'],
        retryAfterSeconds: 60,
      },
    ],
    [500, { error: 'PG::UniqueViolation' }, {}, { status: 500, code: 'unavailable', messages: [] }],
    [200, user, {}, { status: 502, code: 'malformed' }],
    [200, 'not a user', tokens, { status: 200, code: 'malformed' }],
  ])('passes an error with status %d to the form', async (status, body, headers, expected) => {
    await serveProvider((_, response) =>
      json(response, body, status, headers as Record<string, string>),
    )
    const { signIn, jar } = browser()
    const answer = await signIn()
    expect(answer.status).toBe(401)
    const { url } = (await answer.json()) as { url: string }
    expect(JSON.parse(new URL(url).searchParams.get('error')!)).toMatchObject(expected)
    expect(jar.has('xplus.session')).toBe(false)
    expect(jar.has('signed-in')).toBe(false)
  })

  it('reports when the provider is down', async () => {
    const { close } = await serveProvider()
    await close()
    const { url } = (await (await browser().signIn()).json()) as { url: string }
    expect(JSON.parse(new URL(url).searchParams.get('error')!)).toEqual({
      status: 503,
      code: 'network',
    })
  })

  it('gives every session a new cookie and accepts none from the request', async () => {
    await serveProvider()
    const first = browser()
    first.jar.set('xplus.session', 'planted')
    await first.signIn()
    const before = first.cookie()
    await first.signIn()
    expect(before).not.toContain('planted')
    expect(first.cookie()).not.toBe(before)
  })

  it('requires the form’s CSRF token', async () => {
    const { received } = await serveProvider()
    const { visit, jar } = browser()
    await visit('/csrf')
    const response = await visit('/callback/credentials', {
      email: 'a',
      password: 'b',
      csrfToken: 'x',
      json: 'true',
    })
    expect(((await response.json()) as { url: string }).url).toContain('csrf=true')
    expect(jar.has('xplus.session')).toBe(false)
    expect(received).toHaveLength(0)
  })

  it('uses cookies that other hosts cannot set when the site is served over https', async () => {
    await serveProvider(undefined, { NEXTAUTH_URL: 'https://x-plus.example' })
    const { signIn, jar } = browser()
    const response = await signIn({ origin: 'https://x-plus.example' })
    const names = [...jar.keys()].sort()
    expect(names).toEqual([
      '__Host-xplus.callback',
      '__Host-xplus.csrf',
      '__Host-xplus.session',
      'signed-in',
    ])
    for (const line of response.headers.getSetCookie()) expect(line).toContain('; Secure')
  })
})
