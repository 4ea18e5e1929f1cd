import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '../../src/identity/sessions'
import { credentialsIn, linkIn, mailsTo } from '../support/mails'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember, createUser, signIn, testPassword } from '../support/users'

const webUrl = 'https://plus.example'
const minute = 60_000

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider({ env: { WEB_URL: webUrl } })
})
afterAll(() => provider.stop())

const path = '/api/v1/users/password'
const fresh = 'a new plum kettle'

const change = (headers: Record<string, string>, body: object = {}) =>
  provider.call('PUT', path, {
    headers,
    body: { password: fresh, password_confirmation: fresh, ...body },
  })

const ask = (email: string, redirect_url = `${webUrl}/forgot-password`) =>
  provider.call('POST', path, { body: { email, redirect_url } })

const canSignIn = async (email: string, password: string) => {
  const body = { email, password }
  return (await provider.call('POST', '/api/v1/users/sign_in', { body })).status === 200
}

const isSignedIn = async (headers: Record<string, string>) =>
  (await provider.call('GET', '/api/v1/user', { headers })).status === 200

async function resetHeaders(email: string) {
  await ask(email)
  return credentialsIn(linkIn((await mailsTo(provider, email))[0]))
}

describe('requesting a reset link', () => {
  test('gets the same response for every email and mails only owners', async () => {
    const { email } = await createUser(provider)
    const [known, unknown] = [await ask(` ${email.toUpperCase()}`), await ask('no@example.com')]
    for (const { status, body } of [known, unknown])
      expect([status, body]).toEqual([200, { success: true }])
    expect(await mailsTo(provider, email)).toHaveLength(1)
    expect(await mailsTo(provider, 'no@example.com')).toHaveLength(0)
  })

  test('is answered before anything is done that only an account needs', async () => {
    const { email } = await createUser(provider)
    const other = await provider.pool.connect()
    await other.query('begin; lock table password_resets')
    expect((await ask(email)).status).toBe(200)
    await other.query('rollback')
    other.release()
    expect(await mailsTo(provider, email)).toHaveLength(1)
  })

  test('sends a mail with the requested page and credentials, as text and as HTML', async () => {
    const { email } = await createUser(provider, { firstName: '<b>Ada</b>' })
    await ask(email, '/forgot-password?brand=yoga')
    const [mail] = await mailsTo(provider, email)
    const link = linkIn(mail)
    expect(link.origin + link.pathname).toBe(`${webUrl}/forgot-password`)
    expect(link.search).toBe('?brand=yoga')
    // In the fragment, which browsers send to nobody.
    expect(Object.values(credentialsIn(link))).not.toContain('')
    expect(mail?.html).toContain(`href="${link.href.replaceAll('&', '&amp;')}"`)
    expect(mail?.html).toContain('&lt;b&gt;Ada&lt;/b&gt;')
    expect(mail?.html).not.toContain('<b>')
  })

  test.each([
    'https://evil.example/',
    'https://plus.example.evil.example/',
    'https://plus.example@evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'http://plus.example/forgot-password',
    'https://plus.example:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/login',
    '/de/forgot-password',
  ])('rejects the page %s', async (target) => {
    const { email } = await createUser(provider)
    const { status, body } = await ask(email, target)
    expect([status, body]).toEqual([422, { errors: ['Redirect url is invalid'] }])
    expect(await mailsTo(provider, email)).toHaveLength(0)
  })

  test('keeps nothing else of the page’s address', async () => {
    const { email } = await createUser(provider)
    const target =
      'https://x:y@plus.example/es/forgot-password?purpose=finish-account&store_id=1&sp=1&brand=yoga#b'
    expect((await ask(email, target)).status).toBe(200)
    const link = linkIn((await mailsTo(provider, email))[0])
    expect([link.origin, link.pathname, link.username, link.search]).toEqual([
      webUrl,
      '/es/forgot-password',
      '',
      '?brand=yoga',
    ])
    expect([...new URLSearchParams(link.hash).keys()]).toEqual(['#access-token', 'client', 'uid'])
  })

  test.each([
    ['/schedule?date=2026-03-04', '/schedule?date=2026-03-04'],
    ['/a/../bookings', '/bookings'],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['/\\evil.example/', null],
    ['/a/..//evil.example/', null],
    [`/${'a'.repeat(500)}`, null],
  ])('keeps the return path %s as %s', async (returnPath, kept) => {
    const { email } = await createUser(provider)
    const query = new URLSearchParams({ onSignInRedirectTo: returnPath })
    expect((await ask(email, `/forgot-password?${query}`)).status).toBe(200)
    const link = linkIn((await mailsTo(provider, email))[0])
    expect(link.searchParams.get('onSignInRedirectTo')).toBe(kept)
  })
})

describe('a reset link', () => {
  test('sets the password once, ends every session and tells the owner', async () => {
    const { user, headers: session } = await createMember(provider)
    const link = await resetHeaders(user.email)
    const { status, body } = await change(link)
    expect([status, body]).toEqual([200, { success: true }])
    expect(await isSignedIn(session)).toBe(false)
    expect(await canSignIn(user.email, testPassword)).toBe(false)
    expect(await canSignIn(user.email, fresh)).toBe(true)
    expect((await change(link)).status).toBe(401)
    const [notice] = await mailsTo(provider, user.email)
    expect(notice?.subject).toBe('Your X+ password was changed')
    expect(notice?.text).not.toContain(fresh)
  })

  test('works once when it is used 20 times at once', async () => {
    const { email } = await createUser(provider)
    const link = await resetHeaders(email)
    const bodies = Array.from({ length: 20 }, (_, n) => `plum kettle no. ${n}`)
    const responses = await Promise.all(
      bodies.map((password) => change(link, { password, password_confirmation: password })),
    )
    const counts = responses.map(({ status }) => status).sort()
    expect(counts).toEqual([200, ...Array<number>(19).fill(401)])
  })

  test('invalidates the other links of the account when it is used', async () => {
    const { email } = await createUser(provider)
    const [first, second] = [await resetHeaders(email), await resetHeaders(email)]
    expect((await change(second)).status).toBe(200)
    expect((await change(first)).status).toBe(401)
  })

  test('is valid for 30 minutes', async () => {
    const { email } = await createUser(provider)
    const [early, late] = [await resetHeaders(email), await resetHeaders(email)]
    provider.clock.advance(30 * minute - 1)
    expect((await change(early, { password_confirmation: 'other' })).status).toBe(422)
    provider.clock.advance(1)
    expect((await change(late)).status).toBe(401)
  })

  test('is not a session', async () => {
    const { email } = await createUser(provider)
    expect(await isSignedIn(await resetHeaders(email))).toBe(false)
  })

  test('stays valid after a rejected password', async () => {
    const { email } = await createUser(provider)
    const link = await resetHeaders(email)
    const refused = await change(link, { password: 'password1', password_confirmation: 'x' })
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        errors: ['Password is too easy to guess', 'Password confirmation doesn’t match Password'],
      },
    ])
    expect((await change(link)).status).toBe(200)
  })

  test('gives a first password to an account that has none', async () => {
    const { email } = await createUser(provider, { passwordHash: null })
    expect((await change(await resetHeaders(email))).status).toBe(200)
    expect(await canSignIn(email, fresh)).toBe(true)
  })

  test('is stored only as a hash', async () => {
    const { email } = await createUser(provider)
    const link = await resetHeaders(email)
    const rows = await provider.pool.query('select * from password_resets')
    expect(JSON.stringify(rows.rows)).not.toContain(link['access-token'])
  })
})

describe('a session', () => {
  test('that began in the last ten minutes can change the password and stays; others end', async () => {
    const { user, headers } = await createMember(provider)
    const other = await signIn(provider, user)
    provider.clock.advance(10 * minute)
    expect((await change(headers)).status).toBe(200)
    expect([await isSignedIn(headers), await isSignedIn(other)]).toEqual([true, false])
    expect(await canSignIn(user.email, fresh)).toBe(true)
  })

  test('that is older needs the current password', async () => {
    const { user, headers } = await createMember(provider)
    provider.clock.advance(10 * minute + 1)
    const missing = await change(headers)
    expect([missing.status, missing.body]).toEqual([
      403,
      { error: 'Enter your current password to continue.', code: 'recent_sign_in_required' },
    ])
    const wrong = await change(headers, { current_password: 'wrong' })
    const errors = ['Current password is wrong. Try again.']
    expect([wrong.status, wrong.body]).toEqual([422, { errors }])
    expect(await canSignIn(user.email, testPassword)).toBe(true)
    expect((await change(headers, { current_password: testPassword })).status).toBe(200)
    expect(await canSignIn(user.email, fresh)).toBe(true)
    // Its owner has just shown that they know it.
    expect((await change(headers)).status).toBe(200)
  })

  test('in which no password was entered, such as of a television, needs it at once', async () => {
    const { user } = await createMember(provider)
    const tokens = await provider.db.transaction((tx) =>
      createSession(tx, user, provider.clock.now(), { confirmed: false }),
    )
    const headers = {
      'access-token': tokens['access-token'],
      client: tokens.client,
      uid: tokens.uid,
    }
    expect((await change(headers)).body.code).toBe('recent_sign_in_required')
    expect((await change(headers, { current_password: testPassword })).status).toBe(200)
  })

  test('is required', async () => {
    expect((await change({})).status).toBe(401)
    expect((await change({ 'access-token': 'x', client: 'y', uid: 'z' })).status).toBe(401)
  })
})
