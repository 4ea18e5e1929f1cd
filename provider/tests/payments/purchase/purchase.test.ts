import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMember } from '../../support/users'
import type { TestProvider } from '../../support/start-provider'
import {
  buy,
  chargesOf,
  gatewayStatusesOf,
  monthlyWithTrial,
  order,
  readSubscription,
  secretOf,
  singleMonthly,
  startShop,
  subscriptionsOf,
  usdOnly,
  yearly,
} from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

describe('a card that is approved', () => {
  test('pays at once, and only once', async () => {
    const { user, headers } = await createMember(provider)
    const bought = await buy(provider, headers)
    expect(bought.status).toBe(201)
    expect(bought.body).toMatchObject({
      status: 'active',
      in_trial: false,
      subscription_plan: { id: yearly, price: 239.99, currency: 'usd' },
      stripe_details: { stripe_payment_intent_client_secret: null },
    })
    expect(await chargesOf(provider, user.id)).toMatchObject([
      { amount: 23_999, status: 'succeeded' },
    ])
    const read = await readSubscription(provider, headers, bought.body.id)
    expect(read.body.status).toBe('active')
  })

  test('sets the currency of all later payments', async () => {
    const { headers } = await createMember(provider)
    const before = await provider.call('GET', '/api/v1/payment_profile', { headers })
    expect(before.body.stripe_customer.default_currency).toBeNull()
    await buy(provider, headers, order({ currency: 'aud', subscription_plan_id: 2, brand_id: 4 }))
    const after = await provider.call('GET', '/api/v1/payment_profile', { headers })
    expect(after.body.stripe_customer.default_currency).toBe('aud')
    const other = await buy(provider, headers, order({ currency: 'usd' }))
    expect(other).toMatchObject({ status: 422, body: { code: 'currency_not_available' } })
    const plans = await provider.call('GET', '/api/v1/plans/web', { headers })
    expect(plans.body.data.map((plan: { currency: string }) => plan.currency)).toEqual([
      'aud',
      'aud',
      'aud',
    ])
  })

  test('is stored and can pay again without being typed', async () => {
    const { headers } = await createMember(provider)
    await buy(provider, headers, order({ subscription_plan_id: singleMonthly, brand_id: 4 }))
    const cards = await provider.call('GET', '/api/v1/payment_profiles', { headers })
    expect(cards.body.data).toMatchObject([{ brand: 'visa', last4: '4242', default: true }])
    const again = await buy(provider, headers, order({ stripe_payment_method_id: undefined }))
    expect(again.body.status).toBe('active')
  })
})

describe('trial', () => {
  test('is active at once, without a payment, and once per person', async () => {
    const { user, headers } = await createMember(provider)
    const first = await buy(provider, headers, order({ subscription_plan_id: monthlyWithTrial }))
    expect(first.body).toMatchObject({ status: 'active', in_trial: true })
    expect(secretOf(first)).toBeNull()
    expect(await chargesOf(provider, user.id)).toEqual([])
  })

  test('is not given twice', async () => {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers, order({ subscription_plan_id: monthlyWithTrial }))
    await provider.pool.query(
      `update subscriptions set status = 'canceled', canceled_at = now() where user_id = $1`,
      [user.id],
    )
    const second = await buy(provider, headers, order({ subscription_plan_id: monthlyWithTrial }))
    expect(second.body).toMatchObject({ status: 'active', in_trial: false })
    expect(await chargesOf(provider, user.id)).toMatchObject([{ amount: 2999 }])
  })

  test('of a card that cannot be stored is rejected, and is not used up by that', async () => {
    const { user, headers } = await createMember(provider)
    const body = order({
      subscription_plan_id: monthlyWithTrial,
      stripe_payment_method_id: 'pm_card_chargeDeclined',
    })
    const refused = await buy(provider, headers, body, 'key-1')
    expect(refused).toMatchObject({ status: 422, body: { error: 'Your card was declined.' } })
    expect(await subscriptionsOf(provider, user.id)).toEqual([])
    const second = await buy(
      provider,
      headers,
      order({ subscription_plan_id: monthlyWithTrial }),
      'key-1',
    )
    expect(second.body).toMatchObject({ status: 'active', in_trial: true })
  })

  test('ends by the clock', async () => {
    const shop = await startShop()
    const { headers } = await createMember(shop)
    const { body } = await buy(shop, headers, order({ subscription_plan_id: monthlyWithTrial }))
    shop.clock.advance(7 * 86_400_000 + 1)
    const later = await readSubscription(shop, headers, body.id)
    expect(later.body).toMatchObject({ status: 'active', in_trial: false })
    await shop.stop()
  })
})

describe('overlapping subscriptions', () => {
  test('a second subscription of the same scope is rejected with the id of the first', async () => {
    const { headers } = await createMember(provider)
    const first = await buy(provider, headers)
    const second = await buy(provider, headers, order({ subscription_plan_id: monthlyWithTrial }))
    expect(second).toMatchObject({
      status: 422,
      body: {
        error: 'You can’t switch to this plan here yet.',
        code: 'already_subscribed',
        subscription_id: first.body.id,
      },
    })
    const same = await buy(provider, headers, order(), 'another-key')
    expect(same.body.error).toBe('You already have this plan.')
  })

  test('one subscription per brand', async () => {
    const { user, headers } = await createMember(provider)
    const single = (brand_id: number) =>
      buy(provider, headers, order({ subscription_plan_id: singleMonthly, brand_id }))
    expect((await single(4)).status).toBe(201)
    expect((await single(6)).status).toBe(201)
    expect((await single(4)).body.code).toBe('already_subscribed')
    expect(await chargesOf(provider, user.id)).toHaveLength(2)
  })

  test('a plan of all brands replaces single ones at once, at the gateway too', async () => {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers, order({ subscription_plan_id: singleMonthly, brand_id: 4 }))
    const all = await buy(provider, headers)
    expect(all.body.status).toBe('active')
    expect(await subscriptionsOf(provider, user.id)).toMatchObject([
      { status: 'canceled', cancelReason: 'upgraded', gatewayCancel: null },
      { status: 'active' },
    ])
    expect(await gatewayStatusesOf(provider, user.id)).toEqual(['canceled', 'active'])
    const back = await buy(
      provider,
      headers,
      order({ subscription_plan_id: singleMonthly, brand_id: 6 }),
    )
    expect(back.body).toMatchObject({
      error: 'Your plan already includes this one.',
      code: 'already_subscribed',
    })
  })

  test('a single plan needs a brand it is sold for', async () => {
    const { headers } = await createMember(provider)
    const without = await buy(provider, headers, order({ subscription_plan_id: singleMonthly }))
    expect(without.body.code).toBe('brand_required')
    const unknown = await buy(provider, headers, order({ subscription_plan_id: 2, brand_id: 999 }))
    expect(unknown.body.code).toBe('brand_required')
    const other = await buy(
      provider,
      headers,
      order({ subscription_plan_id: usdOnly, brand_id: 4 }),
    )
    expect(other.body.code).toBe('brand_required')
  })
})

test('a subscription of somebody else gets 404', async () => {
  const owner = await createMember(provider)
  const stranger = await createMember(provider)
  const { body } = await buy(provider, owner.headers)
  expect((await readSubscription(provider, stranger.headers, body.id)).status).toBe(404)
  expect((await provider.call('GET', `/api/v1/subscriptions/web/${body.id}`)).status).toBe(401)
})

test('the public read returns status, price and payments by the random id only', async () => {
  const { user, headers } = await createMember(provider)
  const { body } = await buy(provider, headers)
  const [row] = await subscriptionsOf(provider, user.id)
  const found = await provider.call('GET', `/api/v1/public/subscriptions/web/${row!.publicId}`)
  expect(found.body).toEqual({
    id: row!.publicId,
    status: 'active',
    subscription_plan: { price: 239.99 },
    charged: body.charged,
    next_charge: body.next_charge,
  })
  const guessed = await provider.call('GET', `/api/v1/public/subscriptions/web/${body.id}`)
  expect(guessed.status).toBe(404)
})
