import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnsWithoutSearch } from '../../src/db/schema/column-types'
import { offers } from '../../src/db/schema/offers'
import { plans, promotionCodes } from '../../src/db/schema/plans'
import { referrers, studios } from '../../src/db/schema/studios'
import { createMembers } from '../support/subscribers'
import { startSeededProvider } from '../support/seeded-provider'
import type { TestProvider } from '../support/start-provider'

type Link = {
  plan: { id: number; trial_days: number } | null
  sign_up_trial_days: number
  studio: { id: number; brand: { id: number } } | null
  brand: { id: number } | null
  offer: { id: number } | null
  promotion: { code: string } | null
  problems: { parameter: string; code: string; blocks: boolean }[]
}

const start = new Date()
const day = 86_400_000
const [yoga, cycling, strength] = [4, 5, 12]
/** Studios of Yoga and of Cycling. */
const [atYoga, atCycling] = [9001, 9002]
/** Offers; see `beforeAll`. */
const [ofYear, ofYoga, ofTwo, ofPage, ended, later, promoted, dead, ofStudios, ofFriends] = [
  9001, 9002, 9003, 9004, 9005, 9006, 9007, 9008, 9009, 9010,
]

let provider: TestProvider

const read = async (query: string, headers?: Record<string, string>): Promise<Link> => {
  const path = `/api/v1/public/payment_links?${query}`
  const { status, body } = await provider.call('GET', path, { headers })
  expect([query, status]).toEqual([query, 200])
  return body
}

beforeAll(async () => {
  provider = await startSeededProvider(start)
  const { db } = provider
  const [place] = await db.select(columnsWithoutSearch(studios)).from(studios).limit(1)
  await db.insert(studios).values([
    { ...place!, id: atYoga, brandId: yoga },
    { ...place!, id: atCycling, brandId: cycling },
  ])
  await db.insert(referrers).values({ code: 'PARTNER', name: 'A partner' })
  const [plan] = await db.select().from(plans).where(eq(plans.id, 2))
  await db.insert(plans).values([
    { ...plan!, id: 9001, hidden: true },
    // Has no price.
    { ...plan!, id: 9002 },
  ])
  const code = { title: 'Less', percentOff: 10, duration: 'once' as const }
  await db.insert(promotionCodes).values([
    { ...code, id: 9001, code: 'OFF', stripePromotionCodeId: 'p1', active: false },
    { ...code, id: 9002, code: 'YEARLY', stripePromotionCodeId: 'p2', planIds: [3] },
    {
      ...code,
      id: 9003,
      code: 'FULL',
      stripePromotionCodeId: 'p3',
      maxRedemptions: 5,
      redeemed: 5,
    },
    { ...code, id: 9004, code: 'ONCE', stripePromotionCodeId: 'p4', singleUse: true, redeemed: 1 },
    { ...code, id: 9007, code: 'FRIENDS', stripePromotionCodeId: 'p7' },
    {
      ...code,
      id: 9005,
      code: 'FREE',
      stripePromotionCodeId: 'p5',
      maxRedemptions: 5,
      redeemed: 4,
    },
    {
      ...code,
      id: 9006,
      code: 'CAD5',
      stripePromotionCodeId: 'p6',
      percentOff: null,
      amountOff: 500,
      currency: 'cad',
    },
  ])
  const [offer] = await db.select().from(offers).where(eq(offers.id, 1))
  const single = { kind: 'single_brands' as const, planId: 2 }
  await db.insert(offers).values([
    { ...offer!, id: ofYear, planId: 3 },
    { ...offer!, id: ofYoga, ...single, brandIds: [yoga] },
    { ...offer!, id: ofTwo, ...single, brandIds: [cycling, strength] },
    { ...offer!, id: ofPage, planId: null },
    { ...offer!, id: ended, planId: 3, expiresAt: new Date(start.getTime() - day) },
    { ...offer!, id: later, planId: 3, startsAt: new Date(start.getTime() + day) },
    { ...offer!, id: promoted, planId: 3, promotionCodeId: 9002 },
    { ...offer!, id: dead, planId: 9001 },
    { ...offer!, id: ofStudios, planId: 3, audience: 'studio_members' },
    { ...offer!, id: ofFriends, planId: 3, audience: 'referred', promotionCodeId: 9007 },
  ])
})
afterAll(() => provider.stop())

const long = 'x'.repeat(101)

test.each<[query: string, ...problems: string[]]>([
  ['sp=', ''],
  ['sp=abc', 'sp malformed!'],
  ['sp=0', 'sp malformed!'],
  ['sp=-1', 'sp malformed!'],
  ['sp=1.5', 'sp malformed!'],
  ['sp=1e1', 'sp malformed!'],
  ['sp=01', 'sp malformed!'],
  ['sp=9999999999', 'sp malformed!'],
  ['sp=1%20x', 'sp malformed!'],
  ['sp=%F0%9F%A7%98', 'sp malformed!'],
  ["sp=1'--", 'sp malformed!'],
  ['sp=7777', 'sp unknown!'],
  ['sp=9001', 'sp not_on_sale!'],
  ['sp=9002', 'sp not_on_sale!'],
  ['sp=abc&sp=1', 'sp malformed!'],
  ['store_id=abc&sp=1', 'store_id malformed!'],
  ['store_id=1,2&sp=1', 'store_id malformed!'],
  ['store_id=7777&sp=1', 'store_id unknown!'],
  ['store_id=7777&sp=7777', 'store_id unknown!', 'sp unknown!'],
  ['store_id=abc', 'store_id malformed!'],
  ['sp=2', 'brand_id needs_brand!'],
  ['sp=2&brand_id=', 'brand_id needs_brand!'],
  ['sp=2&brand_id=yoga', 'brand_id malformed!'],
  ['sp=2&brand_id=7777', 'brand_id unknown!'],
  ['sp=1&brand_id=7777', 'brand_id unknown'],
  ['sp=4&brand_id=4', 'brand_id not_for_plan!'],
  [`sp=4&store_id=${atYoga}`, 'sp not_for_brand!'],
  [`sp=2&store_id=${atYoga}&brand_id=5`, 'brand_id not_for_brand!'],
  [`sp=1&store_id=${atYoga}&brand_id=5`, 'brand_id not_for_brand'],
  [`sp=4&store_id=${atYoga}&brand_id=12`, 'brand_id not_for_brand!'],
  ['sp=1&code=NOPE', 'code unknown'],
  ['sp=1&code=OFF', 'code unknown'],
  ['sp=1&code=EXPIRED20', 'code expired'],
  ['sp=1&code=FULL', 'code used_up'],
  ['sp=1&code=ONCE', 'code used_up'],
  ['sp=1&code=YEARLY', 'code not_for_plan'],
  ['sp=4&code=CAD5', 'code not_for_plan'],
  [`sp=1&code=${long}`, 'code malformed'],
  ['sp=1&code=SAVE%2020', 'code malformed'],
  ['sp=1&code=SAVE%0A20', 'code malformed'],
  ['sp=1&offer_id=x', 'offer_id malformed'],
  ['sp=1&offer_id=7777', 'offer_id unknown'],
  [`sp=3&offer_id=${ended}`, 'offer_id expired'],
  [`sp=3&offer_id=${later}`, 'offer_id not_on_sale'],
  [`sp=3&offer_id=${ofStudios}`, 'offer_id not_on_sale'],
  [`sp=3&offer_id=${ofFriends}`, 'offer_id not_on_sale'],
  [`sp=3&offer_id=${ofFriends}&referrer_id=PARTNER`, ''],
  ['sp=3&code=FRIENDS', 'code unknown'],
  ['sp=3&code=FRIENDS&referrer_id=PARTNER', 'code unknown'],
  [`sp=1&offer_id=${ofYear}`, 'offer_id not_for_plan'],
  [`sp=3&offer_id=${ofPage}`, 'offer_id not_for_plan'],
  [`sp=2&brand_id=5&offer_id=${ofYoga}`, 'offer_id not_for_brand'],
  [`sp=2&store_id=${atCycling}&offer_id=${ofYoga}`, 'offer_id not_for_brand'],
  [`sp=3&offer_id=${promoted}&code=SAVE20`, 'code not_with_offer'],
  [`offer_id=${ended}`, 'offer_id expired!'],
  [`offer_id=${later}`, 'offer_id not_on_sale!'],
  [`offer_id=${ofPage}`, 'offer_id not_on_sale!'],
  [`offer_id=${dead}`, 'offer_id not_on_sale!'],
  ['offer_id=x', 'offer_id malformed!'],
  [`offer_id=${ofTwo}`, 'brand_id needs_brand!'],
  ['sp=1&referrer_id=NOBODY', 'referrer_id unknown'],
  [`sp=1&referrer_id=${long}`, 'referrer_id malformed'],
  [
    'sp=2&brand_id=7777&code=NOPE&offer_id=x&referrer_id=NOBODY',
    'brand_id unknown!',
    'offer_id malformed',
    'code unknown',
    'referrer_id unknown',
  ],
  ['store_id=x&sp=x&brand_id=x', 'store_id malformed!', 'sp malformed!', 'brand_id malformed'],
])('%s has the problems %s %s %s %s', async (query, ...expected) => {
  const { problems } = await read(query)
  const told = problems.map(
    ({ parameter, code, blocks }) => `${parameter} ${code}${blocks ? '!' : ''}`,
  )
  expect(told).toEqual(expected.filter(Boolean))
})

test.each<[query: string, sold: Partial<Record<keyof Link, unknown>>]>([
  ['', { plan: null, studio: null, brand: null, offer: null, promotion: null }],
  ['sp=1', { plan: 1, brand: null }],
  ['sp=%201%20', { plan: 1 }],
  ['sp=1&sp=abc', { plan: 1 }],
  ['sp=4', { plan: 4, brand: strength }],
  [`sp=2&store_id=${atYoga}`, { plan: 2, studio: atYoga, brand: yoga }],
  [`sp=1&store_id=${atYoga}`, { plan: 1, studio: atYoga, brand: null }],
  [`sp=2&store_id=${atYoga}&brand_id=4`, { plan: 2, studio: atYoga, brand: yoga }],
  [`store_id=${atYoga}`, { plan: null, studio: atYoga, brand: yoga }],
  ['sp=1&brand_id=4', { plan: 1, brand: null }],
  ['sp=1&code=save20', { plan: 1, promotion: 'SAVE20' }],
  ['code=FREE', { plan: null, promotion: 'FREE' }],
  ['sp=3&code=CAD5', { plan: 3, promotion: 'CAD5' }],
  [`offer_id=${ofYoga}`, { plan: 2, brand: yoga, offer: ofYoga }],
  [`offer_id=${ofTwo}&brand_id=5`, { plan: 2, brand: cycling, offer: ofTwo }],
  [`offer_id=${promoted}`, { plan: 3, offer: promoted, promotion: 'YEARLY' }],
  [`offer_id=${promoted}&code=yearly`, { plan: 3, offer: promoted, promotion: 'YEARLY' }],
  ['sp=1&referrer_id=PARTNER', { plan: 1 }],
])('%s sells what it names', async (query, sold) => {
  const link = await read(query)
  const { plan, studio, brand, offer, promotion } = link
  const names = {
    plan: plan?.id ?? null,
    studio: studio?.id ?? null,
    brand: brand?.id ?? null,
    offer: offer?.id ?? null,
    promotion: promotion?.code ?? null,
  }
  expect({ ...names, problems: link.problems }).toMatchObject({ ...sold, problems: [] })
})

test('an offer of another plan and an expired code are not returned', async () => {
  const link = await read(`sp=1&offer_id=${promoted}&code=EXPIRED20`)
  expect([link.plan?.id, link.offer, link.promotion]).toEqual([1, null, null])
})

test('guests get no trial by link, but are told what signing up gives', async () => {
  const guest = await read('sp=1')
  expect([guest.plan!.trial_days, guest.sign_up_trial_days]).toEqual([0, 7])
  const [member] = await createMembers(provider, 1, { subscribed: false })
  const own = await read('sp=1', member!.headers)
  expect([own.plan!.trial_days, own.sign_up_trial_days]).toEqual([7, 0])
})

test('texts are in the language of the reader', async () => {
  const link = await read('sp=1&code=SAVE20', { 'accept-language': 'es' })
  expect(link).toMatchObject({
    plan: { name: 'Todo, mensual', language: 'es' },
    promotion: { language: 'es' },
  })
})
