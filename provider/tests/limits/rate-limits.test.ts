import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { purge } from '../../src/jobs/purge'
import { signUpBody } from '../support/sign-up'
import { startLimitedProvider } from '../support/limited-provider'
import { createMember, createUser, testPassword } from '../support/users'
import { countOf, from, newAddress, proxySecret, statuses, times } from '../support/visitors'

const minutes = 60_000

const provider = await startLimitedProvider()
// The limiter's clock: only Date is faked, so that network timers go on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const signIn = (email: string, password: string, headers: Record<string, string>, path = '') =>
  provider.call('POST', `${path}/api/v1/users/sign_in`, { body: { email, password }, headers })

describe('guessing at one account', () => {
  test('from one address stops after 10 attempts, whatever the caller changes about them', async () => {
    const user = await createUser(provider)
    const name = user.email.split('@')[0] ?? ''
    const spellings = [
      user.email,
      user.email.toUpperCase(),
      ` ${user.email}`,
      `${name}@EXAMPLE.com `,
    ]
    const tricks: Record<string, string>[] = [
      {},
      { 'x-forwarded-for': '203.0.113.1' },
      { 'x-visitor-address': '203.0.113.2' },
      { 'x-visitor-address': '203.0.113.3', 'x-proxy-secret': 'guessed' },
      { forwarded: 'for=203.0.113.4', 'x-real-ip': '203.0.113.5' },
    ]
    const responses = await statuses(
      times(40, (n) => () => {
        const headers = { ...tricks[n % tricks.length], 'x-forwarded-for': `203.0.113.${n}` }
        return signIn(spellings[n % 4] ?? '', `guess ${n}`, headers, n % 7 === 6 ? '/' : '')
      }),
    )
    expect(countOf(401, responses)).toBe(10)
    expect(countOf(404, responses)).toBe(5)
    expect(countOf(429, responses)).toBe(25)
  })

  test('gets 429 with Retry-After and is allowed again after 15 minutes', async () => {
    const user = await createUser(provider)
    const here = from(newAddress())
    await statuses(times(10, () => () => signIn(user.email, 'wrong', here)))
    const { status, headers, body } = await signIn(user.email, testPassword, here)
    expect([status, body]).toEqual([429, { error: 'Too many attempts. Try again in 15 minutes.' }])
    expect(Number(headers.get('retry-after'))).toBe(15 * 60)
    vi.advanceTimersByTime(15 * minutes)
    expect((await signIn(user.email, testPassword, here)).status).toBe(200)
  })

  test('gets no more attempts at once than one after the other', async () => {
    const user = await createUser(provider)
    const here = from(newAddress())
    const responses = await Promise.all(times(30, () => signIn(user.email, 'wrong', here)))
    const all = responses.map(({ status }) => status)
    expect([countOf(401, all), countOf(429, all)]).toEqual([10, 20])
  })

  test('counts all addresses of one IPv6 network as one', async () => {
    const responses = await statuses(
      times(15, (n) => () => signIn('a@b.example', 'x', from(`2001:db8:7:7:${n}::${n}`))),
    )
    expect(countOf(401, responses)).toBe(10)
    expect((await signIn('a@b.example', 'x', from('2001:db8:7:8::1'))).status).toBe(401)
  })
})

test('one address can try 10 accounts, not 1,000', async () => {
  const here = from(newAddress())
  const guesses = times(30, (n) => () => signIn(`person-${n}@example.com`, 'password', here))
  expect(countOf(401, await statuses(guesses))).toBe(10)
})

test('successful sign-ins do not count', async () => {
  const user = await createUser(provider)
  const here = from(newAddress())
  const visits = times(15, () => () => signIn(user.email, testPassword, here))
  expect(countOf(200, await statuses(visits))).toBe(15)
})

test('an address can create 5 accounts an hour; invalid forms do not count', async () => {
  const here = from(newAddress())
  const signUp = (changes?: object) => () =>
    provider.call('POST', '/api/v1/users', { body: signUpBody({ ...changes }), headers: here })
  expect(countOf(422, await statuses(times(8, () => signUp({ password: 'short' }))))).toBe(8)
  expect(await statuses(times(6, () => signUp()))).toEqual([201, 201, 201, 201, 201, 429])
  vi.advanceTimersByTime(60 * minutes)
  expect(await statuses([signUp()])).toEqual([201])
})

test('an address can request 3 reset mails in 15 minutes', async () => {
  const address = newAddress()
  const ask = (email: string) => () =>
    provider.call('POST', '/api/v1/users/password', {
      body: { email, redirect_url: 'http://localhost:3000/forgot-password' },
      headers: from(address),
    })
  const many = times(4, (n) => ask(`nobody-${n}@example.com`))
  expect(await statuses(many)).toEqual([200, 200, 200, 429])
})

describe('look-ups', () => {
  const lookUp = (email: string, headers: Record<string, string>) => () =>
    provider.call('POST', '/api/v1/verified_user_lookups', { body: { email }, headers })

  test('are limited to 10 a minute per address', async () => {
    const here = from(newAddress())
    const many = times(15, (n) => lookUp(`person-${n}@example.com`, here))
    expect(countOf(200, await statuses(many))).toBe(10)
    vi.advanceTimersByTime(minutes)
    expect(await statuses([lookUp('person@example.com', here)])).toEqual([200])
  })

  test('do not count for the web server itself', async () => {
    const own = { 'x-proxy-secret': proxySecret }
    const many = times(15, (n) => lookUp(`page-${n}@example.com`, own))
    expect(countOf(200, await statuses(many))).toBe(15)
  })
})

describe('all requests', () => {
  test('have 60 writes a minute per account, so that people at one address do not share them', async () => {
    const [one, other] = [await createMember(provider), await createMember(provider)]
    const here = from(newAddress())
    const write = (member: typeof one) => () =>
      provider.call('PUT', '/api/v1/user', {
        body: { user: { first_name: 'Ada' } },
        headers: { ...here, ...member.headers },
      })
    const responses = await Promise.all(times(62, () => write(one)()))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(await statuses([write(other)])).toEqual([200])
    vi.advanceTimersByTime(minutes)
    expect(await statuses([write(one)])).toEqual([200])
  })

  /** As if the visitor with these headers had read so often in this minute. */
  const haveRead = (count: number, headers: ReturnType<typeof from>) =>
    Promise.all(times(count, () => provider.limits.count('read', headers['x-visitor-address'])))

  test('have 600 reads a minute per address, also with invented credentials', async () => {
    const here = from(newAddress())
    const read = (n: number) =>
      provider.call('GET', '/api/v1/settings/legal_agreements', {
        headers: { ...here, 'access-token': `t${n}`, client: `c${n}`, uid: randomUUID() },
      })
    await haveRead(590, here)
    const all = (await Promise.all(times(20, read))).map(({ status }) => status)
    expect([countOf(200, all), countOf(429, all)]).toEqual([10, 10])
  })

  test.each([
    ['calendars', () => `/calendar/${randomUUID()}.ics`],
    ['opt-outs', () => `/mail-opt-outs/${randomUUID()}?list=offers`],
  ])('have 600 reads of %s a minute per address, whatever token is guessed', async (_, path) => {
    const headers = from(newAddress())
    await haveRead(590, headers)
    const all = await Promise.all(times(20, () => provider.call('GET', path(), { headers })))
    const found = all.map(({ status }) => status)
    expect([countOf(404, found), countOf(429, found)]).toEqual([10, 10])
  })
})

test('the table stays within its size and keeps the counters that are nearly used up', async () => {
  const user = await createUser(provider)
  const here = from(newAddress())
  await statuses(times(9, () => () => signIn(user.email, 'wrong', here)))
  await provider.db.execute(sql`
    insert into rate_limits select 'spray:' || n, 1, ${Date.now() + 60_000}
    from generate_series(1, 60000) n`)
  await purge(provider)
  const { rows } = await provider.db.execute(sql`
    select count(*)::int as keys, pg_total_relation_size('rate_limits') as bytes from rate_limits`)
  expect(rows[0]?.keys).toBe(45_000)
  expect(Number(rows[0]?.bytes)).toBeLessThan(20_000_000)
  expect(await statuses(times(2, () => () => signIn(user.email, 'wrong', here)))).toEqual([
    401, 429,
  ])
})
