import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserApi } from '@/lib/api/browser'
import { onSessionChange, type SessionChange } from '@/lib/auth/session-events'
import { signIn } from '@/lib/auth/sign-in'
import { signOut } from '@/lib/auth/sign-out'
import { writeSignInError } from '@/lib/auth/sign-in-error'
import { takeUnrevokedNote } from '@/lib/auth/unrevoked-note'
import { ApiError } from '@/lib/api/errors'
import { providerNow } from '@/lib/clock'
import { ANONYMOUS_ID_KEY } from '@/lib/tracking/anonymous-id'

const requests: string[] = []
const changes: SessionChange[] = []
let answers: Record<string, () => Response | Promise<Response>> = {}

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
  document.cookie = 'signed-in=1'
  answers = {
    'GET /api/auth/csrf': () => Response.json({ csrfToken: 'csrf-1' }),
    'POST /api/auth/signout': () => Response.json({ url: origin, revoked: true }),
    'POST /api/auth/callback/credentials': () => Response.json({ url: origin }),
    'GET /api/v1/user': () => Response.json({ errors: ['Please sign in.'] }, { status: 401 }),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const line = `${init.method} ${url}`
    requests.push(init.body ? `${line} ${init.body as string}` : line)
    return answers[line]?.() ?? new Response(null, { status: 404 })
  })
  return onSessionChange((change) => changes.push(change))
})

describe('a 401 of the provider', () => {
  const count = (line: string) => requests.filter((request) => request.startsWith(line)).length

  it('ends the session once, however many calls it meets', async () => {
    localStorage.setItem(ANONYMOUS_ID_KEY, 'anonymous')
    const calls = Array.from({ length: 20 }, () => browserApi.get('/v1/user', anything))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    await vi.waitFor(() => expect(changes).toEqual(['expired']))
    expect(count('POST /api/auth/signout')).toBe(1)
    expect(localStorage.getItem(ANONYMOUS_ID_KEY)).toBeNull()
  })

  it.each([
    ['the call says no', { signOutOn401: false }, 'signed-in=1'],
    ['nobody is signed in', {}, 'signed-in=; Max-Age=0'],
  ])('ends nothing when %s', async (_, options, cookie) => {
    document.cookie = cookie
    await expect(browserApi.get('/v1/user', { ...anything, ...options })).rejects.toThrow('401')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(requests).toEqual(['GET /api/v1/user'])
    expect(changes).toEqual([])
  })
})

it('every answer sets the provider’s clock', async () => {
  const ahead = new Date(Date.now() + 3_600_000).toUTCString()
  answers['GET /api/v1/user'] = () => Response.json({}, { headers: { 'x-provider-date': ahead } })
  await browserApi.get('/v1/user', anything)
  expect(providerNow() - Date.now()).toBeGreaterThan(3_598_000)
})

describe('signing in', () => {
  const form = { email: 'ada@example.com', password: 'Password1!' }

  it('posts the form with its token and tells the page', async () => {
    expect(await signIn(form)).toMatchObject({ ok: true })
    expect(requests).toEqual([
      'GET /api/auth/csrf',
      'POST /api/auth/callback/credentials email=ada%40example.com&password=Password1%21&csrfToken=csrf-1&json=true',
    ])
    expect(changes).toEqual(['signed-in'])
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
  ])('gives %s back', async (_, error, expected) => {
    const url = `${origin}/api/auth/error?error=${encodeURIComponent(error)}`
    answers['POST /api/auth/callback/credentials'] = () => Response.json({ url }, { status: 401 })
    expect(await signIn(form)).toMatchObject({ ok: false, error: expected })
    expect(changes).toEqual([])
  })

  it('says when the browser keeps no cookies, and when nobody answers', async () => {
    answers['POST /api/auth/callback/credentials'] = () =>
      Response.json({ url: `${origin}/login?csrf=true` })
    expect(await signIn(form)).toMatchObject({ ok: false, error: { code: 'cookies_refused' } })
    answers['GET /api/auth/csrf'] = () => Promise.reject(new TypeError('offline'))
    expect(await signIn(form)).toMatchObject({ ok: false, error: { code: 'network' } })
    expect(changes).toEqual([])
  })
})

describe('signing out', () => {
  it('says whether the provider knows', async () => {
    answers['POST /api/auth/signout'] = () => Response.json({ url: origin, revoked: false })
    expect(await signOut()).toEqual({ revoked: false })
    expect(changes).toEqual(['signed-out'])
    expect([takeUnrevokedNote(), takeUnrevokedNote()]).toEqual([true, false])
    answers['POST /api/auth/signout'] = () => Response.json({ url: origin, revoked: true })
    await signOut()
    expect(takeUnrevokedNote()).toBe(false)
  })

  it('fails when this site does not answer, and can be tried again', async () => {
    answers['POST /api/auth/signout'] = () => Promise.reject(new TypeError('offline'))
    await expect(signOut()).rejects.toThrow('no answer')
    expect(changes).toEqual([])
    answers['POST /api/auth/signout'] = () => Response.json({ url: origin })
    expect(await signOut()).toEqual({ revoked: true })
  })
})
