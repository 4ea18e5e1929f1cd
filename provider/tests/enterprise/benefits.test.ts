import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { enterpriseClaims, enterpriseProviders } from '../../src/db/schema/enterprise'
import { addMs, dayMs } from '../../src/time'
import { createClass } from '../support/live-classes'
import { startProvider, type TestProvider } from '../support/start-provider'
import { createMembers, subscribe } from '../support/subscribers'
import { createMember } from '../support/users'

let provider: TestProvider
let second: TestProvider
beforeAll(async () => {
  provider = await startProvider({ seeded: true })
  second = await startProvider({ database: provider.database, clock: provider.clock })
})
afterAll(async () => {
  await second.stop()
  await provider.stop()
})

type Headers = Record<string, string>
type Values = Partial<typeof enterpriseProviders.$inferInsert>

const inDays = (days: number) => addMs(provider.clock.now(), days * dayMs)

async function createBenefit(values: Values = {}): Promise<number> {
  const [row] = await provider.db
    .insert(enterpriseProviders)
    .values({ name: 'Mill', description: 'Pays.', terms: 'For you alone.', ...values })
    .returning()
  return row!.id
}

const read = (id: number | string, headers: Headers = {}) =>
  provider.call('GET', `/api/v1/enterprise_provider/${id}`, { headers })

const claim = (id: number | string, headers: Headers, on = provider) =>
  on.call('POST', `/api/v1/enterprise_provider_entitlements/${id}`, { headers })

const userOf = async (headers: Headers) =>
  (await provider.call('GET', '/api/v1/user', { headers })).body

async function seatsOf(id: number) {
  const [row] = await provider.db
    .select({ counter: enterpriseProviders.claimed })
    .from(enterpriseProviders)
    .where(eq(enterpriseProviders.id, id))
  const rows = await provider.db.$count(enterpriseClaims, eq(enterpriseClaims.providerId, id))
  return { counter: row!.counter, rows }
}

test('a visitor reads who pays, for what and until when, in their language', async () => {
  const { status, body } = await read(1, { 'accept-language': 'es' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: 1,
    name: 'Fernhill Robotics',
    language: 'es',
    brands: [],
    claimed: false,
    available: 'open',
  })
  expect(body.description).toContain('Todas las clases')
  expect((await read(2)).body).toMatchObject({ available: 'full', claimed: false })
})

test.each([
  ['has not begun', { startsAt: 1, endsAt: 9 }, 'not_started'],
  ['is over', { startsAt: -9, endsAt: -1 }, 'ended'],
  ['runs without an end', { startsAt: -9, endsAt: null }, 'open'],
] as const)('a benefit that %s says so', async (_, { startsAt, endsAt }, available) => {
  const id = await createBenefit({
    startsAt: inDays(startsAt),
    endsAt: endsAt === null ? null : inDays(endsAt),
  })
  expect((await read(id)).body.available).toBe(available)
})

test.each(['999', '0', 'x', '99999999999'])('there is no benefit %s', async (id) => {
  const { headers } = await createMember(provider)
  expect((await read(id)).status).toBe(404)
  expect((await claim(id, headers)).status).toBe(404)
})

test('a claim opens every brand until the benefit ends, and then nothing', async () => {
  const endsAt = inDays(1)
  const id = await createBenefit({ endsAt })
  const { headers } = await createMember(provider)
  const book = async () => {
    const { id: classId } = await createClass(provider)
    const body = { booking: { live_class_id: classId } }
    return (await provider.call('POST', '/api/v1/bookings', { headers, body })).status
  }
  expect(await book()).toBe(403)
  expect(await userOf(headers)).toMatchObject({ entitled: false, entitlements: [] })

  const { status, body } = await claim(id, headers)
  expect([status, body]).toEqual([
    200,
    { success: true, already_claimed: false, until: endsAt.toISOString() },
  ])
  expect((await read(id, headers)).body.claimed).toBe(true)
  expect(await userOf(headers)).toMatchObject({
    entitled: true,
    entitlements: [{ brand_id: null, until: endsAt.toISOString() }],
    has_active_subscription: false,
  })
  expect(await book()).toBe(201)

  const now = provider.clock.now()
  provider.clock.set(endsAt)
  expect(await userOf(headers)).toMatchObject({ entitled: false, entitlements: [] })
  expect(await book()).toBe(403)
  expect((await claim(id, headers)).body.code).toBe('ended')
  provider.clock.set(now)
})

test('a benefit of one brand opens that brand alone', async () => {
  const yoga = 4
  const id = await createBenefit({ brandIds: [yoga] })
  const { headers } = await createMember(provider)
  await claim(id, headers)
  expect((await userOf(headers)).entitlements).toMatchObject([{ brand_id: yoga }])
  const statuses = await Promise.all(
    [yoga, 6].map(async (brandId) => {
      const { rows } = await provider.pool.query<{ id: number }>(
        'select id from videos where brand_id = $1 and not free limit 1',
        [brandId],
      )
      const body = { video_id: rows[0]!.id }
      const path = '/api/v1/brightcove_token/generate'
      return (await provider.call('POST', path, { headers, body })).status
    }),
  )
  expect(statuses).toEqual([200, 403])
})

test('subscriptions and memberships with streaming entitle too', async () => {
  const { user, headers } = await createMember(provider)
  await subscribe(provider, [user.id])
  expect(await userOf(headers)).toMatchObject({ entitled: true, has_active_subscription: true })
  const signIn = { email: 'linked@example.com', password: 'Password1!' }
  const linked = await provider.call('POST', '/api/v1/users/sign_in', { body: signIn })
  expect(linked.body).toMatchObject({ entitled: true, has_active_subscription: false })
})

test.each([
  ['full', async () => 2, 'All memberships have been claimed.'],
  ['ended', () => createBenefit({ endsAt: inDays(-1) }), 'This benefit has ended.'],
  ['not_started', () => createBenefit({ startsAt: inDays(1) }), 'This benefit hasn’t started'],
] satisfies [string, () => Promise<number>, string][])(
  'a benefit that is %s is refused in words',
  async (code, benefit, sentence) => {
    const id = await benefit()
    const { headers } = await createMember(provider)
    const before = await seatsOf(id)
    const { status, body } = await claim(id, headers)
    expect([status, body]).toEqual([
      422,
      { success: false, code, error: { message: expect.stringContaining(sentence) } },
    ])
    const inSpanish = await claim(id, { ...headers, 'accept-language': 'es' })
    expect(inSpanish.body.error.message).toMatch(/beneficio|membresías/)
    expect(await seatsOf(id)).toEqual(before)
  },
)

test('of 60 people at once for 5 seats, on two providers, 5 get one', async () => {
  const id = await createBenefit({ seats: 5 })
  const members = await createMembers(provider, 60, { subscribed: false })
  const responses = await Promise.all(
    members.map(({ headers }, index) => claim(id, headers, index % 2 ? provider : second)),
  )
  const refused = responses.filter(({ status }) => status === 422)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(refused).toHaveLength(55)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['full']))
  expect(await seatsOf(id)).toEqual({ counter: 5, rows: 5 })
})

test('50 claims of one person at once take one seat, and all of them succeed', async () => {
  const id = await createBenefit({ seats: 1 })
  const { headers } = await createMember(provider)
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => claim(id, headers, index % 2 ? provider : second)),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(50)
  expect(responses.filter(({ body }) => !body.already_claimed)).toHaveLength(1)
  expect(await seatsOf(id)).toEqual({ counter: 1, rows: 1 })
})

test('the database refuses more claims than seats', async () => {
  const overbook = provider.db
    .update(enterpriseProviders)
    .set({ claimed: 13 })
    .where(eq(enterpriseProviders.id, 2))
  await expect(overbook).rejects.toMatchObject({ cause: { code: '23514' } })
})
