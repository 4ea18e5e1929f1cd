import { decode } from 'next-auth/jwt'
import { describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/auth/[...nextauth]/route'
import { browser, secrets, seen, serveProvider, tokens, user } from '@/tests/support/auth-browser'
import { json } from '@/tests/support/http-server'
import { pageRequest, SITE, testEnv } from '@/tests/support/next-request'

describe('a session', () => {
  it('is empty for a guest', async () => {
    await serveProvider()
    const response = await browser().visit('/session')
    expect(await response.json()).toEqual({})
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is told of by HEAD as by GET', async () => {
    await serveProvider()
    const response = await GET(pageRequest('/api/auth/session', { method: 'HEAD' }))
    expect(response.status).toBe(200)
  })

  it('that is no longer valid is cleared with its hint cookie', async () => {
    await serveProvider()
    const { jar, visit } = browser()
    jar.set('xplus.session', 'garbage').set('signed-in', '1')
    expect(await (await visit('/session')).json()).toEqual({})
    expect([...jar.keys()]).not.toContain('xplus.session')
    expect([...jar.keys()]).not.toContain('signed-in')
  })

  it('ends after 30 days however often it is used', async () => {
    await serveProvider()
    const { signIn, visit, jar } = browser()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const start = Date.now()
      await signIn()
      for (let day = 1; day < 30; day += 1) {
        vi.setSystemTime(start + day * 86_400_000)
        await visit('/session')
        expect(jar.has('xplus.session'), `day ${day}`).toBe(true)
      }
      vi.setSystemTime(start + 30 * 86_400_000)
      expect(await (await visit('/session')).json()).toEqual({})
      expect(jar.has('xplus.session')).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  it('has its cookie renewed once a day, so that a late response cannot undo a sign-out', async () => {
    await serveProvider()
    const { signIn, visit } = browser()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const start = Date.now()
      await signIn()
      const renewed: number[] = []
      for (const hour of [0, 1, 23, 25, 26, 48, 50]) {
        vi.setSystemTime(start + hour * 3_600_000)
        const response = await visit('/session')
        expect(await response.json()).toMatchObject({ user: { uuid: 'uuid-7' } })
        if (response.headers.getSetCookie().some((line) => line.startsWith('xplus.session=')))
          renewed.push(hour)
      }
      expect(renewed).toEqual([25, 50])
    } finally {
      vi.useRealTimers()
    }
  })

  it('cannot be changed from the page', async () => {
    await serveProvider()
    const { signIn, submit, cookie } = browser()
    await signIn()
    await submit('/session', { data: '{"accessToken":"forged"}' })
    const held = await decode({ token: cookie().split('=')[1]!, secret: testEnv().NEXTAUTH_SECRET })
    expect(held).toMatchObject({ accessToken: 'SECRET-TOKEN', uuid: 'uuid-7' })
  })
})

describe('signing out', () => {
  it('revokes the credentials at the provider', async () => {
    const { received } = await serveProvider()
    const { signIn, submit, jar } = browser()
    await signIn()
    const response = await submit('/signout', {})
    expect(await response.json()).toEqual({ url: SITE, revoked: true })
    expect(received.at(-1)).toMatchObject({
      method: 'DELETE',
      url: '/api/v1/users/sign_out',
      headers: { 'access-token': 'SECRET-TOKEN', client: 'SECRET-CLIENT', uid: 'ada@example.com' },
    })
    expect(jar.has('xplus.session')).toBe(false)
    expect(jar.has('signed-in')).toBe(false)
  })

  it.each([
    ['is down', null, false],
    ['fails', 500, false],
    ['has forgotten them already', 401, true],
  ])('works when the provider %s, and reports the revocation', async (_, status, revoked) => {
    const server = await serveProvider(({ method }, response) =>
      method === 'DELETE' ? json(response, {}, status ?? 500) : json(response, user, 200, tokens),
    )
    const { signIn, submit, jar } = browser()
    await signIn()
    if (status === null) await server.close()
    expect(await (await submit('/signout', {})).json()).toEqual({ url: SITE, revoked })
    expect(jar.has('xplus.session')).toBe(false)
    expect(seen.log).not.toMatch(secrets)
  })
})
