import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { promotionCodes } from '../../../src/db/schema/plans'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import { addRetiredPlan, retiredPlan } from '../support/retired-plan'
import { buy, chargesOf, order, startShop, subscriptionsOf } from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
  await addRetiredPlan(provider)
})
afterAll(() => provider.stop())

/** A code of half the price that works once. */
const offerOnce = (code: string) =>
  provider.db.insert(promotionCodes).values({
    code,
    title: 'Once',
    stripePromotionCodeId: `promo_${code}`,
    percentOff: 50,
    duration: 'once',
    singleUse: true,
  })

const inside = [
  { price: 0.01 },
  { price: -1 },
  { amount: 1 },
  { total: 0 },
  { tax: 0 },
  { discount: 100 },
  { quantity: 0 },
  { quantity: 100 },
  { status: 'active' },
  { in_trial: true },
  { trial_days: 3650 },
  { trial_end: '2099-01-01T00:00:00Z' },
  { trial_ends_at: '2099-01-01T00:00:00Z' },
  { id: 1 },
  { user_id: 1 },
  { plan_type: 'single' },
  { interval: 'year', interval_count: 100 },
  { current_period_end: '2099-01-01T00:00:00Z' },
  { cancel_at_period_end: true },
  { created_at: '1999-01-01T00:00:00Z' },
  { gateway_subscription_id: 'sub_mine' },
  { stripe_details: { stripe_customer_id: 'cus_other' } },
  { subscription_plan: { price: 0.5 } },
  { percent_off: 100 },
  { amount_off: 23_999 },
  { currency_options: [{ currency: 'usd', price: 0.01 }] },
]
const outside = [
  { price: 0 },
  { user: { id: 1 } },
  { status: 'active' },
  { in_trial: true },
  { total: 0 },
]

describe('amounts in a body are ignored', () => {
  test.each(inside)('inside the subscription: %o', async (extra) => {
    const { user, headers } = await createMember(provider)
    const { body } = await buy(provider, headers, order(extra))
    expect(body).toMatchObject({
      status: 'active',
      in_trial: false,
      cancel_at_period_end: false,
      subscription_plan: { price: 239.99, currency: 'usd', plan_type: 'all' },
    })
    expect(await chargesOf(provider, user.id)).toMatchObject([{ amount: 23_999, currency: 'usd' }])
  })

  test.each(outside)('outside the subscription: %o', async (extra) => {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers, order({}, extra))
    expect(await chargesOf(provider, user.id)).toMatchObject([{ amount: 23_999 }])
  })

  test.each([
    [{ currency: 'jpy' }, 422],
    [{ currency: 'US$' }, 422],
    [{ currency: '' }, 422],
    [{ subscription_plan_id: retiredPlan }, 422],
    [{ subscription_plan_id: 77 }, 422],
    [{ subscription_plan_id: -1 }, 422],
    [{ subscription_plan_id: 4, brand_id: 4 }, 422],
    [{ subscription_plan_id: 4, brand_id: 12, currency: 'aud' }, 422],
    [{ stripe_promotion_code_id: 'promo_1Hc4nYb9GsJ3mKf6' }, 422],
    [{ stripe_promotion_code_id: 'promo_other' }, 422],
    [{ stripe_payment_method_id: 'pm_of_someone' }, 422],
    [{ stripe_payment_method_id: undefined }, 422],
    [{ subscription_plan_id: 'abc' }, 400],
    [{ subscription_plan_id: '3' }, 400],
    [{ subscription_plan_id: true }, 400],
    [{ subscription_plan_id: null }, 400],
    [{ subscription_plan_id: 2, brand_id: true }, 400],
    [{ subscription_plan_id: { $gt: 0 } }, 400],
  ])('%o is rejected: nothing is stored or charged', async (extra, status) => {
    const { user, headers } = await createMember(provider)
    expect((await buy(provider, headers, order(extra))).status).toBe(status)
    expect(await subscriptionsOf(provider, user.id)).toEqual([])
  })

  test.each([
    [{ subscription_plan_id: -1 }, 'Subscription plan id is unknown'],
    [{ subscription_plan_id: 2 ** 40 }, 'Subscription plan id is unknown'],
    [{ currency: '' }, 'Currency is unknown'],
    [{ address: { city: 'x'.repeat(201) } }, 'City is too long (maximum is 200 characters)'],
  ])('%o gets one message', async (extra, sentence) => {
    const { headers } = await createMember(provider)
    const { status, body } = await buy(provider, headers, order(extra))
    expect([status, body]).toEqual([422, { error: sentence }])
  })

  test('the card of another customer cannot be charged', async () => {
    const owner = await createMember(provider)
    await buy(provider, owner.headers)
    const { body } = await provider.call('GET', '/api/v1/payment_profiles', owner)
    const thief = await createMember(provider)
    const stolen = order({ stripe_payment_method_id: body.data[0].id })
    expect((await buy(provider, thief.headers, stolen)).status).toBe(422)
    expect(await chargesOf(provider, thief.user.id)).toEqual([])
  })
})

describe('codes', () => {
  test('SAVE20 takes a fifth off the first payment and its tax, not off the plan’s price', async () => {
    const { user, headers } = await createMember(provider)
    const found = await provider.call('GET', '/api/v1/promotion_codes?code=%20save20', { headers })
    expect(found.body).toMatchObject({ code: 'SAVE20', percent_off: 20, amount_off: null })
    const { body } = await buy(
      provider,
      headers,
      order({
        stripe_promotion_code_id: found.body.stripe_promotion_code_id,
        address: { country: 'US', state: 'WA', postal_code: '98101' },
      }),
    )
    expect(body.subscription_plan.price).toBe(239.99)
    // 239.99 − 48.00 = 191.99; 6.5 % of it is 12.48.
    expect(await chargesOf(provider, user.id)).toMatchObject([{ amount: 19_199 + 1248 }])
  })

  test('expired and unknown codes get their own messages', async () => {
    const { headers } = await createMember(provider)
    const ask = (code: string) =>
      provider.call('GET', `/api/v1/promotion_codes?code=${code}`, { headers })
    expect(await ask('EXPIRED20')).toMatchObject({
      status: 422,
      body: { code: 'promotion_expired' },
    })
    expect(await ask('NOPE')).toMatchObject({ status: 422, body: { code: 'promotion_invalid' } })
    const anonymous = await provider.call('GET', '/api/v1/public/promotion_codes?code=SAVE20')
    expect(anonymous.status).toBe(200)
  })

  test('a single-use code is used once by 40 people at once', async () => {
    await offerOnce('ONCE')
    const members = await Promise.all(Array.from({ length: 40 }, () => createMember(provider)))
    const body = order({ stripe_promotion_code_id: 'promo_ONCE' })
    const responses = await Promise.all(members.map(({ headers }) => buy(provider, headers, body)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(
      responses.filter(({ status, body: b }) => status === 422 && b.code === 'promotion_used'),
    ).toHaveLength(39)
    const looked = await provider.call('GET', '/api/v1/public/promotion_codes?code=ONCE')
    expect(looked.body.code).toBe('promotion_used')
  })

  test('a single-use code is available to the owner of the unpaid attempt that claims it, and to nobody else', async () => {
    await offerOnce('HELD')
    const { user, headers } = await createMember(provider)
    const withCode = { stripe_promotion_code_id: 'promo_HELD' }
    const declined = { stripe_payment_method_id: 'pm_card_chargeDeclined' }
    await buy(provider, headers, order({ ...withCode, ...declined }))
    const ask = (own: Record<string, string>) =>
      provider.call('GET', '/api/v1/promotion_codes?code=HELD', { headers: own })
    expect((await ask(headers)).status).toBe(200)
    const other = await createMember(provider)
    expect((await ask(other.headers)).body.code).toBe('promotion_used')
    const single = order({ ...withCode, subscription_plan_id: 2, brand_id: 4 })
    expect((await buy(provider, headers, single)).body.status).toBe('active')
    expect((await ask(headers)).body.code).toBe('promotion_used')
    expect(await chargesOf(provider, user.id)).toMatchObject([{ amount: 749 }])
  })

  test('a code of 100 % leaves nothing to pay', async () => {
    await provider.db.insert(promotionCodes).values({
      code: 'GIFT',
      title: 'A gift',
      stripePromotionCodeId: 'promo_GIFT',
      amountOff: 99_999,
      currency: 'usd',
      duration: 'once',
    })
    const { user, headers } = await createMember(provider)
    const { body } = await buy(provider, headers, order({ stripe_promotion_code_id: 'promo_GIFT' }))
    expect(body.status).toBe('active')
    expect(await chargesOf(provider, user.id)).toEqual([])
    const cad = order({ stripe_promotion_code_id: 'promo_GIFT', currency: 'cad' })
    const other = await createMember(provider)
    expect((await buy(provider, other.headers, cad)).body.code).toBe('promotion_other_currency')
  })
})

test('look-ups of codes are limited to ten a minute per person and thirty per address', async () => {
  const shop = await startShop({ env: { RATE_LIMITS: 'on' } })
  const { headers } = await createMember(shop)
  const ask = (path: string, own?: Record<string, string>) =>
    shop.call('GET', `/api/v1/${path}?code=GUESS`, { headers: own })
  const own = []
  for (let guess = 0; guess < 11; guess += 1)
    own.push((await ask('promotion_codes', headers)).status)
  expect(own).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  const others = []
  for (let guess = 0; guess < 21; guess += 1)
    others.push((await ask('public/promotion_codes')).status)
  expect(others.filter((status) => status === 422)).toHaveLength(20)
  expect(others.at(-1)).toBe(429)
  await shop.stop()
})
