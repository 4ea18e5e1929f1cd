import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMember, createUser, testPassword } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const path = '/api/v1/users/sessions'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Signs an account in with a browser; the headers of its session. */
async function signInWith(email: string, userAgent: string) {
  const response = await provider.call('POST', '/api/v1/users/sign_in', {
    body: { email, password: testPassword },
    headers: { 'user-agent': userAgent },
  })
  return Object.fromEntries(
    ['access-token', 'client', 'uid'].map((name) => [name, response.headers.get(name)!]),
  )
}

const list = async (headers: Record<string, string>) =>
  (await provider.call('GET', path, { headers })).body.data
const isSignedIn = async (headers: Record<string, string>) =>
  (await provider.call('GET', '/api/v1/user', { headers })).status === 200

test('sessions are listed with their device, the last used first', async () => {
  const { email } = await createUser(provider)
  const first = await signInWith(email, firefox)
  provider.clock.advance(1_000)
  const second = await signInWith(email, iphone)
  const listed = await list(first)
  expect(listed).toMatchObject([
    { device: { name: 'Safari', system: 'iOS', kind: 'mobile' }, current: false },
    { device: { name: 'Firefox', system: 'Windows', kind: 'desktop' }, current: true },
  ])
  expect(JSON.stringify(listed)).not.toContain(second.client)
  expect(JSON.stringify(listed)).not.toContain(second['access-token'])
})

test('a device that is no browser is listed by what it calls itself', async () => {
  const { email } = await createUser(provider)
  const headers = await signInWith(email, 'Living room')
  expect((await list(headers))[0].device).toEqual({ name: 'Living room', system: null, kind: null })
})

test('one session can be ended; its token is refused from then on', async () => {
  const { email } = await createUser(provider)
  const here = await signInWith(email, firefox)
  const there = await signInWith(email, iphone)
  const [other] = (await list(here)).filter((one: { current: boolean }) => !one.current)
  const end = () => provider.call('DELETE', `${path}/${other.id}`, { headers: here })
  expect((await end()).status).toBe(204)
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  expect((await end()).status).toBe(404)
})

test('all others can be ended at once; this one stays', async () => {
  const { email } = await createUser(provider)
  const here = await signInWith(email, firefox)
  const others = [await signInWith(email, iphone), await signInWith(email, 'Living room')]
  expect((await provider.call('DELETE', path, { headers: here })).status).toBe(204)
  expect(await isSignedIn(here)).toBe(true)
  for (const headers of others) expect(await isSignedIn(headers)).toBe(false)
  expect(await list(here)).toHaveLength(1)
})

test('another person’s session is not found', async () => {
  const [mine, theirs] = [await createMember(provider), await createMember(provider)]
  const [session] = await list(theirs.headers)
  const end = await provider.call('DELETE', `${path}/${session.id}`, { headers: mine.headers })
  expect(end.status).toBe(404)
  expect(await isSignedIn(theirs.headers)).toBe(true)
})

test('sessions that have expired are not listed', async () => {
  const { email } = await createUser(provider)
  await signInWith(email, firefox)
  provider.clock.advance(15 * 24 * 3_600_000)
  const here = await signInWith(email, iphone)
  expect(await list(here)).toHaveLength(1)
})
