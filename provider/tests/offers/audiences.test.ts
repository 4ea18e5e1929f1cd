import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../src/db/schema/identity'
import { offers } from '../../src/db/schema/offers'
import { promotionCodes } from '../../src/db/schema/plans'
import { studioMembers } from '../../src/db/schema/studios'
import { findAudiences } from '../../src/offers/audiences'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'
import { createMembers, subscribe } from '../support/subscribers'

type Headers = Record<string, string>
type Listed = { title: string; reason: string; kind: string; expires_at: string | null }

let provider: TestProvider
beforeAll(async () => {
  provider = await startSeededProvider()
})
afterAll(() => provider.stop())

async function list(path: string, headers?: Headers): Promise<Listed[]> {
  const { status, body } = await provider.call('GET', `/api/v1/${path}`, { headers })
  expect(status).toBe(200)
  return body.data
}
const reasons = async (path: string, headers?: Headers) =>
  new Set((await list(path, headers)).map(({ reason }) => reason))

const welcome = 'Welcome to X+'
const friend = 'A friend sent you'
const studio = 'Your studio, at home'
const again = 'Good to see you again'
const titles = async (path: string, headers?: Headers) =>
  (await list(path, headers)).map(({ title }) => title)

async function newMember(): Promise<{ id: number; headers: Headers }> {
  const [member] = await createMembers(provider, 1, { subscribed: false })
  return { id: member!.user.id, headers: member!.headers }
}

test.each(['offers/web', 'onboarding_offers/web', 'user_offers/web'])(
  '%s is for members alone',
  async (path) => {
    expect((await provider.call('GET', `/api/v1/${path}`)).status).toBe(401)
  },
)

test('a guest gets only what needs no account', async () => {
  for (const path of ['public/offers/web', 'public/onboarding_offers/web', 'homepage_offers/web'])
    expect(await reasons(path)).toEqual(new Set(['everyone']))
  expect(await titles('public/onboarding_offers/web?referrer_id=R1')).toContain(friend)
  for (const unknown of ['R0', 'r1 or 1=1', ''])
    expect(await titles(`public/onboarding_offers/web?referrer_id=${unknown}`)).not.toContain(
      friend,
    )
})

test('somebody new gets the welcome, until they subscribe', async () => {
  const { id, headers } = await newMember()
  expect(await titles('onboarding_offers/web', headers)).toContain(welcome)
  expect(await list('user_offers/web', headers)).toEqual([])
  // An attempt that was never paid leaves somebody new.
  const now = provider.clock.now()
  await subscribe(provider, [id], { status: 'canceled', canceledAt: now, cancelReason: 'expired' })
  expect(await titles('onboarding_offers/web', headers)).toContain(welcome)
  await subscribe(provider, [id])
  expect(await reasons('onboarding_offers/web', headers)).toEqual(new Set(['everyone']))
})

test('somebody whose subscription has ended is asked back', async () => {
  const { id, headers } = await newMember()
  const now = provider.clock.now()
  await subscribe(provider, [id], {
    status: 'canceled',
    canceledAt: now,
    cancelReason: 'requested',
    currentPeriodEnd: now,
  })
  expect(await titles('user_offers/web', headers)).toEqual([again])
  expect(await titles('onboarding_offers/web', headers)).not.toContain(welcome)
  await subscribe(provider, [id], { planType: 'single', brandId: 4 })
  expect(await list('user_offers/web', headers)).toEqual([])
})

test('a studio’s member gets the studio price once the record is linked', async () => {
  const { id, headers } = await newMember()
  const record = { studioId: 1, email: 'm@example.com', firstName: 'M', lastName: 'M' }
  const [row] = await provider.db.insert(studioMembers).values(record).returning()
  expect(await titles('user_offers/web', headers)).toEqual([])
  await provider.db.update(studioMembers).set({ userId: id }).where(eq(studioMembers.id, row!.id))
  const [offer, ...others] = await list('user_offers/web', headers)
  expect(others).toEqual([])
  expect(offer).toMatchObject({
    title: studio,
    reason: 'studio_members',
    exclusive: true,
    promotion: { code: 'STUDIO50', percent_off: 50, duration: 'repeating', duration_in_months: 3 },
    plan: { id: 1, relation: 'none' },
  })
  expect(Date.parse(offer!.expires_at!)).toBeGreaterThan(provider.clock.now().getTime())
})

test('a buyer who is not an account yet belongs to no audience of accounts', async () => {
  const { id } = await newMember()
  await provider.db
    .update(users)
    .set({ email: null, buyerEmail: 'buyer@example.com' })
    .where(eq(users.id, id))
  expect(await findAudiences(provider.db, { userId: id })).toEqual(['everyone'])
})

test('offers are chosen by kind and brand, and in pages', async () => {
  const all = await list('public/offers/web')
  const ofKind = (kind: string) => list(`public/offers/web?kind=${kind}`)
  const [single, every] = await Promise.all([ofKind('single_brands'), ofKind('all_brands')])
  expect([...single, ...every].length).toBe(all.length)
  expect(new Set(single.map(({ kind }) => kind))).toEqual(new Set(['single_brands']))
  expect(await titles('public/onboarding_offers/web?brand_id=4')).toContain('Just yoga')
  expect(await titles('public/onboarding_offers/web?brand_id=6')).not.toContain('Just yoga')
  const { body } = await provider.call('GET', '/api/v1/public/offers/web?per_page=1')
  expect([body.data.length, body.paging.next_page]).toEqual([1, 2])
  expect((await provider.call('GET', '/api/v1/public/offers/web?kind=none')).status).toBe(400)
})

test('an offer whose promotion is used up disappears', async () => {
  const limit = (values: Partial<typeof promotionCodes.$inferInsert>) =>
    provider.db.update(promotionCodes).set(values).where(eq(promotionCodes.code, 'SAVE20'))
  const year = 'A year, 20% off'
  await limit({ maxRedemptions: 3, redeemed: 2 })
  expect(await titles('public/offers/web')).toContain(year)
  await limit({ redeemed: 3 })
  expect(await titles('public/offers/web')).not.toContain(year)
  await limit({ maxRedemptions: null, redeemed: 0 })
})

test('every audience has an offer in each language, and each ends', async () => {
  const rows = await provider.db.select().from(offers)
  const selected = rows.filter(({ audience }) => audience !== 'everyone')
  expect(new Set(selected.map(({ audience }) => audience)).size).toBe(4)
  for (const { expiresAt, translations } of selected) {
    expect(expiresAt).not.toBeNull()
    expect(Object.keys(translations)).toEqual(['es', 'fr-CA'])
  }
})
