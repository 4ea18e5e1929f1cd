import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands, modalities } from '../../src/db/schema/catalogue'
import { offers } from '../../src/db/schema/offers'
import { planPrices, plans } from '../../src/db/schema/plans'
import type { TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'
import { changeTo, type Subscribed, subscribed } from '../payments/manage/support'
import { buy, order, startShop } from '../payments/support/shop'

const [yoga, pilates, strength] = [4, 6, 12]
const yearly = 9001

let before: TestProvider
let provider: TestProvider
let ofYoga: Subscribed
let ofPilates: Subscribed

/** A shop that offers Yoga no longer, which one member has a plan of. */
beforeAll(async () => {
  before = await startShop()
  const member = await subscribed(before, { brand_id: yoga })
  const other = await subscribed(before, { brand_id: pilates })
  await before.db.update(brands).set({ offered: false }).where(eq(brands.id, yoga))
  await before.db.insert(modalities).values([
    { id: 1, name: 'yoga', icon: 'yoga', position: 1 },
    { id: 2, name: 'pilates', icon: 'pilates', position: 2 },
  ])
  const offer = {
    description: '',
    ctaLabel: 'Take it',
    poster: '',
    placements: ['homepage' as const],
    audience: 'everyone' as const,
    kind: 'single_brands' as const,
  }
  await before.db.insert(offers).values([
    { ...offer, id: 9001, position: 1, title: 'Of Yoga', brandIds: [yoga] },
    { ...offer, id: 9002, position: 2, title: 'Of two', brandIds: [yoga, strength] },
  ])
  const [monthly] = await before.db.select().from(plans).where(eq(plans.id, 2))
  await before.db.insert(plans).values({ ...monthly!, id: yearly, interval: 'year' })
  await before.db.insert(planPrices).values({ planId: yearly, currency: 'usd', amount: 11_999 })
  // A provider remembers the brands for half a minute.
  provider = await startShop({ database: { url: before.database.url }, clock: before.clock })
  ofYoga = member
  ofPilates = other
})
afterAll(async () => {
  await provider.stop()
  await before.stop()
})

test('is not listed', async () => {
  const { body } = await provider.call('GET', '/api/v1/brands')
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([pilates, strength])
})

test('stays a modality of its own', async () => {
  const { body } = await provider.call('GET', '/api/v1/modalities')
  expect(body.data.map(({ brand_id }: { brand_id: number | null }) => brand_id)).toEqual([
    null,
    pilates,
  ])
})

test('is not sold, and no plan changes to it', async () => {
  const { headers } = await createMember(provider)
  const purchase = order({ subscription_plan_id: 2, brand_id: yoga })
  expect(await buy(provider, headers, purchase)).toMatchObject({
    status: 422,
    body: { code: 'brand_required' },
  })
  expect(await ofPilates.change({ brand_id: yoga })).toMatchObject({
    status: 422,
    body: { code: 'brand_required' },
  })
})

test('is in no offer and no payment link', async () => {
  const { body: found } = await provider.call('GET', '/api/v1/homepage_offers/web')
  expect(
    found.data.map(({ id, brands: of }: { id: number; brands: { id: number }[] }) => [
      id,
      of.map((brand) => brand.id),
    ]),
  ).toEqual([[9002, [strength]]])
  const { body: link } = await provider.call(
    'GET',
    `/api/v1/public/payment_links?sp=2&brand_id=${yoga}`,
  )
  expect(link.problems).toContainEqual({ parameter: 'brand_id', code: 'unknown', blocks: true })
  expect(link.brand).toBeNull()
})

test('stays with whom it belongs to, also by another plan', async () => {
  const path = `/api/v1/subscriptions/${ofYoga.id}`
  const { body } = await provider.call('GET', path, { headers: ofYoga.headers })
  expect(body).toMatchObject({ status: 'active', brand: { id: yoga, name: 'yoga' } })
  expect((await ofYoga.change({ brand_id: yoga })).status).toBe(200)
  const { changed } = await changeTo(ofYoga, yearly, yoga)
  expect(changed.body).toMatchObject({ brand: { id: yoga }, subscription_plan: { id: yearly } })
})
