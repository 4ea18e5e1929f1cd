import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserApi } from '@/lib/api/browser'
import {
  onSessionChange,
  onUnauthorized,
  type SessionChange,
  type Unauthorized,
} from '@/lib/auth/session-events'
import { signIn } from '@/lib/auth/sign-in'
import { signOut } from '@/lib/auth/sign-out'
import { writeSignInError } from '@/lib/auth/sign-in-error'
import { readSessionEnded, saveSessionEnded } from '@/lib/auth/session-ended'
import { takePendingRevocation } from '@/lib/auth/pending-revocation'
import { ApiError } from '@/lib/api/errors'
import { knownAvatar, setAvatar } from '@/lib/profile/avatar'
import { providerNow } from '@/lib/time/provider-clock'
import { storedKeys } from '@/lib/storage/stored-keys'
import { ANONYMOUS_ID_KEY } from '@/lib/tracking/anonymous-id'

const requests: string[] = []
const changes: SessionChange[] = []
const refusals: Unauthorized[] = []
let responses: Record<string, () => Response | Promise<Response>> = {}

const origin = 'http://localhost:3000'
const refusal = new ApiError({
  method: 'POST',
  path: '/v1/users/sign_in',
  status: 429,
  code: 'too_many_attempts',
  messages: ['Too many attempts.'],
  retryAfterSeconds: 60,
})
const anything = { decode: (value: unknown) => value }

beforeEach(() => {
  requests.length = 0
  changes.length = 0
  refusals.length = 0
  document.cookie = 'signed-in=1'
  responses = {
    'GET /api/auth/csrf': () => Response.json({ csrfToken: 'csrf-1' }),
    'POST /api/auth/signout': () => Response.json({ url: origin, revoked: true }),
    'POST /api/auth/callback/credentials': () => Response.json({ url: origin }),
    'GET /api/v1/user': () => Response.json({ errors: ['Please sign in.'] }, { status: 401 }),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const line = `${init.method} ${url}`
    requests.push(init.body ? `${line} ${init.body as string}` : line)
    return responses[line]?.() ?? new Response(null, { status: 404 })
  })
  const stops = [
    onSessionChange((change) => changes.push(change)),
    onUnauthorized((refusal) => refusals.push(refusal)),
  ]
  return () => stops.forEach((stop) => stop())
})

describe('a 401 of the provider', () => {
  const refuse = (headers: HeadersInit = {}) =>
    Response.json({ errors: ['Please sign in.'] }, { status: 401, headers })
  const ended = () => refuse({ 'x-session-ended': '1' })

  it('that ended the session is announced once for all concurrent calls', async () => {
    localStorage.setItem(ANONYMOUS_ID_KEY, 'anonymous')
    responses['GET /api/v1/user'] = ended
    const calls = Array.from({ length: 20 }, () => browserApi.get('/v1/user', anything))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    await vi.dynamicImportSettled()
    expect(changes).toEqual(['expired'])
    expect(refusals.map(({ ended }) => ended)).toEqual(calls.map(() => true))
    expect(refusals.filter(({ first }) => first)).toHaveLength(1)
    expect(localStorage.getItem(ANONYMOUS_ID_KEY)).toBeNull()
    expect(requests).toHaveLength(20)
  })

  it.each([
    ['a read', 'GET', {}, false],
    ['a write', 'POST', {}, true],
    ['a write by the page itself', 'POST', { wanted: false }, false],
    ['a read that somebody waits for', 'GET', { wanted: true }, true],
  ] as const)('reports for %s whether it was wanted', async (_, method, options, wanted) => {
    responses[`${method} /api/v1/things`] = refuse
    const call = browserApi.send(method, '/v1/things', { ...anything, ...options })
    await expect(call).rejects.toThrow('401')
    await vi.dynamicImportSettled()
    expect(refusals).toEqual([{ ended: false, first: false, wanted }])
    expect(changes).toEqual([])
  })

  it('is not announced when the call opts out', async () => {
    const call = browserApi.get('/v1/user', { ...anything, signOutOn401: false })
    await expect(call).rejects.toThrow('401')
    await vi.dynamicImportSettled()
    expect([refusals, changes]).toEqual([[], []])
  })
})

it('every response sets the provider’s clock', async () => {
  const ahead = new Date(Date.now() + 3_600_000).toUTCString()
  responses['GET /api/v1/user'] = () => Response.json({}, { headers: { 'x-provider-date': ahead } })
  await browserApi.get('/v1/user', anything)
  expect(providerNow() - Date.now()).toBeGreaterThan(3_598_000)
})

describe('signing in', () => {
  const form = { email: 'ada@example.com', password: 'Password1!' }

  it('posts the form with its token and notifies the page', async () => {
    expect(await signIn(form)).toMatchObject({ ok: true })
    expect(requests).toEqual([
      'GET /api/auth/csrf',
      'POST /api/auth/callback/credentials email=ada%40example.com&password=Password1%21&csrfToken=csrf-1&json=true',
    ])
    expect(changes).toEqual(['signed-in'])
  })

  it('clears the note of an earlier ended session', async () => {
    saveSessionEnded('/bookings')
    await signIn(form)
    expect(readSessionEnded()).toBeNull()
  })

  it('forgets another member whose session ended by itself, and keeps what was begun', async () => {
    await signIn(form)
    localStorage.setItem('recent-searches', '["Slow flow"]')
    setAvatar('https://pictures.example.com/ada.webp')
    await signIn({ ...form, email: ' Ada@Example.com' })
    expect(knownAvatar()).not.toBeNull()

    sessionStorage.setItem('checkout-draft', '{"city":"Portland"}')
    sessionStorage.setItem('pending-action', '{"kind":"book","id":1}')
    await signIn({ ...form, email: 'grace@example.com' })
    expect(knownAvatar()).toBeNull()
    expect(document.documentElement.dataset.avatar).toBeUndefined()
    expect(localStorage.getItem('recent-searches')).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual(['pending-action'])
  })

  it.each([
    [
      'the provider’s refusal',
      writeSignInError(refusal),
      { status: 429, messages: ['Too many attempts.'], retryAfterSeconds: 60 },
    ],
    [
      'an outage',
      writeSignInError(new Error('bug')),
      { status: 500, code: 'unexpected', messages: [] },
    ],
    ['what it cannot read', 'CredentialsSignin', { status: 500, code: 'unexpected' }],
  ])('returns %s', async (_, error, expected) => {
    const url = `${origin}/api/auth/error?error=${encodeURIComponent(error)}`
    responses['POST /api/auth/callback/credentials'] = () => Response.json({ url }, { status: 401 })
    expect(await signIn(form)).toMatchObject({ ok: false, error: expected })
    expect(changes).toEqual([])
  })

  it('reports when the browser stores no cookies, and when there is no response', async () => {
    responses['POST /api/auth/callback/credentials'] = () =>
      Response.json({ url: `${origin}/login?csrf=true` })
    expect(await signIn(form)).toMatchObject({ ok: false, error: { code: 'cookies_refused' } })
    responses['GET /api/auth/csrf'] = () => Promise.reject(new TypeError('offline'))
    expect(await signIn(form)).toMatchObject({ ok: false, error: { code: 'network' } })
    expect(changes).toEqual([])
  })
})

describe('signing out', () => {
  it('returns whether the provider was reached', async () => {
    responses['POST /api/auth/signout'] = () => Response.json({ url: origin, revoked: false })
    expect(await signOut()).toEqual({ revoked: false })
    expect(changes).toEqual(['signed-out'])
    expect([takePendingRevocation(), takePendingRevocation()]).toEqual([true, false])
    responses['POST /api/auth/signout'] = () => Response.json({ url: origin, revoked: true })
    await signOut()
    expect(takePendingRevocation()).toBe(false)
  })

  it('keeps no event of the user that could not be uploaded', async () => {
    localStorage.setItem('xpa_unsent_v1:1', '{"user_id":"uuid-7"}')
    await signOut()
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['tab', storedKeys.tab, () => sessionStorage],
    ['browser', storedKeys.browser, () => localStorage],
  ] as const)(
    'removes everything that the %s stores except the device’s values',
    async (_, keys, open) => {
      const scopes = Object.entries<string>(keys).map(([name, scope]) => ({
        key: name.endsWith(':') ? `${name}7:8` : name,
        scope,
      }))
      for (const { key } of scopes) open().setItem(key, '1')
      open().setItem('somebody-elses', '1')
      await signOut()
      const kept = scopes.filter(({ scope }) => scope === 'device').map(({ key }) => key)
      expect(Object.keys(open()).sort()).toEqual([...kept, 'somebody-elses'].sort())
      expect(kept.length).toBeLessThan(scopes.length)
    },
  )

  it('fails when this site does not respond, and can be retried', async () => {
    responses['POST /api/auth/signout'] = () => Promise.reject(new TypeError('offline'))
    await expect(signOut()).rejects.toThrow('no answer')
    expect(changes).toEqual([])
    responses['POST /api/auth/signout'] = () => Response.json({ url: origin })
    expect(await signOut()).toEqual({ revoked: true })
  })
})
