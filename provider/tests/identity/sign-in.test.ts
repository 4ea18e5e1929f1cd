import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../src/db/schema/identity'
import { holdAt } from '../support/hold-at'
import { startProvider, type ApiResponse, type TestProvider } from '../support/start-provider'
import { createUser, testPassword } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const day = 86_400_000

const signIn = (email: string, password = testPassword) =>
  provider.call('POST', '/api/v1/users/sign_in', { body: { email, password } })

const tokensOf = ({ headers }: ApiResponse) => ({
  'access-token': headers.get('access-token') ?? '',
  client: headers.get('client') ?? '',
  uid: headers.get('uid') ?? '',
})

const whoAmI = async (headers: Record<string, string>) =>
  (await provider.call('GET', '/api/v1/user', { headers })).status

test('signs in with any spelling of the email and says when the session ends', async () => {
  const user = await createUser(provider)
  const response = await signIn(`  ${user.email.toUpperCase()} `)
  expect(response.status).toBe(200)
  expect(response.body.id).toBe(user.id)
  const end = Number(response.headers.get('expiry')) * 1000
  expect(Math.abs(end - provider.clock.now().getTime() - 14 * day)).toBeLessThan(1000)
  expect(await whoAmI(tokensOf(response))).toBe(200)
})

test('a wrong password and an unknown email get the same response', async () => {
  const user = await createUser(provider)
  const noPassword = await createUser(provider, { passwordHash: null })
  const responses = [
    await signIn(user.email, 'wrong'),
    await signIn('nobody@example.com', 'wrong'),
    await signIn(noPassword.email, ''),
    await signIn('\u0001@@', 'wrong'),
  ]
  for (const { status, body, headers } of responses) {
    expect(status).toBe(401)
    expect(body).toEqual({ errors: ['Wrong email or password. Try again.'] })
    expect(headers.get('access-token')).toBeNull()
  }
})

test('tokens have 256 bits, differ each time and are stored only as hashes', async () => {
  const user = await createUser(provider)
  const [first, second] = [tokensOf(await signIn(user.email)), tokensOf(await signIn(user.email))]
  expect(first['access-token']).not.toBe(second['access-token'])
  expect(Buffer.from(first['access-token'], 'base64url')).toHaveLength(32)
  const rows = await provider.db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(JSON.stringify(rows)).not.toContain(first['access-token'])
})

test('all three headers must belong together', async () => {
  const [one, other] = [await createUser(provider), await createUser(provider)]
  const mine = tokensOf(await signIn(one.email))
  const theirs = tokensOf(await signIn(other.email))
  const mixed = [
    {},
    { ...mine, uid: theirs.uid },
    { ...mine, client: theirs.client },
    { ...mine, 'access-token': theirs['access-token'] },
    { ...mine, uid: "'; drop table users" },
    { ...mine, client: 'x'.repeat(5_000) },
  ]
  for (const headers of mixed) expect(await whoAmI(headers)).toBe(401)
})

test('signing out ends this client at once, and only this one', async () => {
  const user = await createUser(provider)
  const [phone, laptop] = [tokensOf(await signIn(user.email)), tokensOf(await signIn(user.email))]
  const signOut = () => provider.call('DELETE', '/api/v1/users/sign_out', { headers: phone })
  expect((await signOut()).status).toBe(204)
  expect(await whoAmI(phone)).toBe(401)
  expect((await signOut()).status).toBe(401)
  expect(await whoAmI(laptop)).toBe(200)
})

test('an account keeps ten sessions, also when twenty clients sign in at once', async () => {
  const user = await createUser(provider)
  const oldest = tokensOf(await signIn(user.email))
  provider.clock.advance(1000)
  const responses = await Promise.all(Array.from({ length: 20 }, () => signIn(user.email)))
  expect(responses.every(({ status }) => status === 200)).toBe(true)
  const rows = await provider.db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(rows).toHaveLength(10)
  expect(await whoAmI(oldest)).toBe(401)
})

test('a session ends after 14 days without use', async () => {
  const user = await createUser(provider)
  const tokens = tokensOf(await signIn(user.email))
  provider.clock.advance(14 * day - 1)
  expect(await whoAmI(tokens)).toBe(200)
  provider.clock.advance(14 * day)
  expect(await whoAmI(tokens)).toBe(401)
})

test('a session that is used every day still ends on day 30', async () => {
  const user = await createUser(provider)
  const tokens = tokensOf(await signIn(user.email))
  for (let used = 1; used < 30; used += 1) {
    provider.clock.advance(day)
    expect(await whoAmI(tokens)).toBe(200)
  }
  provider.clock.advance(day)
  expect(await whoAmI(tokens)).toBe(401)
})

test('a sign-in with the old password fails when the password changes meanwhile', async () => {
  const user = await createUser(provider)
  const held = await holdAt(provider, 'update users set password_hash = $1 where id = $2', [
    'another',
    user.id,
  ])
  const response = signIn(user.email)
  await held.stopped()
  await held.commit()
  expect((await response).status).toBe(401)
  expect(await provider.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
})
