import { afterAll, describe, expect, test } from 'vitest'
import { reconcilePayments } from '../../src/jobs/reconcile-payments'
import { createMember } from '../support/users'
import { buy, order, readSubscription, secretOf, subscriptionsOf } from './support/shop'
import { seattle, startStripeShop } from './support/stripe-shop'
import { deliver } from './support/webhooks'

const { stripe, provider, stop } = await startStripeShop()
afterAll(stop)

const created = () =>
  stripe.received.filter(({ method, path }) => method === 'POST' && path === '/v1/subscriptions')

test('a purchase is incomplete with a secret at our price, and active by webhook', async () => {
  const { user, headers } = await createMember(provider)
  const bought = await buy(provider, headers, order({ price: 1, address: seattle }))
  expect(bought.body.status).toBe('incomplete')
  expect(secretOf(bought)).toMatch(/^pi_\d+_secret_x$/)
  expect(created().at(-1)!.params).toMatchObject({
    'items[0][price_data][unit_amount]': '23999',
    'items[0][price_data][currency]': 'usd',
    'items[0][price_data][recurring][interval]': 'year',
    payment_behavior: 'default_incomplete',
    'automatic_tax[enabled]': 'true',
  })
  const [row] = await subscriptionsOf(provider, user.id)
  expect(row!.gatewayIntentId).toBe(secretOf(bought).split('_secret_')[0])
  const object = { ...stripe.subscriptions.get(row!.gatewaySubscriptionId!)!, status: 'active' }
  await deliver(provider, {
    id: 'evt_1',
    type: 'customer.subscription.updated',
    created: Math.floor(provider.clock.now().getTime() / 1000),
    data: { object },
  })
  const read = await readSubscription(provider, headers, bought.body.id)
  expect(read.body.status).toBe('active')
  expect(secretOf(read)).toBeNull()
})

test('without a webhook the poll finds the payment', async () => {
  const { user, headers } = await createMember(provider)
  const bought = await buy(provider, headers)
  const [row] = await subscriptionsOf(provider, user.id)
  stripe.subscriptions.get(row!.gatewaySubscriptionId!)!.status = 'active'
  const read = await readSubscription(provider, headers, bought.body.id)
  expect(read.body.status).toBe('active')
})

test('20 concurrent purchases with different keys and cards open one subscription at Stripe', async () => {
  const { user, headers } = await createMember(provider)
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      buy(provider, headers, order({ stripe_payment_method_id: `pm_${index}` }), `key-${index}`),
    ),
  )
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  const [row] = await subscriptionsOf(provider, user.id)
  const own = created().filter(({ key }) => key === `subscription-${row!.publicId}`)
  expect(own.length).toBeGreaterThan(0)
  const same = [...stripe.subscriptions.values()].filter(
    ({ metadata }) => (metadata as { reference: string }).reference === row!.publicId,
  )
  expect(same).toHaveLength(1)
})

describe('an attempt that is replaced', () => {
  const single = order({ subscription_plan_id: 2, brand_id: 4 })

  test('is voided at Stripe first', async () => {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers)
    expect((await buy(provider, headers, single)).body.status).toBe('incomplete')
    const [first] = await subscriptionsOf(provider, user.id)
    expect(first).toMatchObject({ status: 'canceled', cancelReason: 'superseded' })
    expect(stripe.subscriptions.get(first!.gatewaySubscriptionId!)!.status).toBe(
      'incomplete_expired',
    )
  })

  test('stays when it has been paid', async () => {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers)
    const [first] = await subscriptionsOf(provider, user.id)
    stripe.subscriptions.get(first!.gatewaySubscriptionId!)!.status = 'active'
    expect((await buy(provider, headers, single)).body.code).toBe('already_subscribed')
  })
})

test('a trial stores the card first; a card that is declined then is rejected', async () => {
  const { user, headers } = await createMember(provider)
  const trial = (method: string) =>
    buy(provider, headers, order({ subscription_plan_id: 1, stripe_payment_method_id: method }))
  const declined = await trial('pm_declined')
  expect(declined).toMatchObject({ status: 422, body: { error: 'Your card was declined.' } })
  expect(await subscriptionsOf(provider, user.id)).toEqual([])
  expect((await trial('pm_good')).body).toMatchObject({ status: 'active', in_trial: false })
  expect(created().at(-1)!.params.trial_period_days).toBe('7')
})

test('a duplicate subscription is ended and refunded once', async () => {
  const { user, headers } = await createMember(provider)
  await buy(provider, headers)
  await provider.pool.query(
    `update subscriptions set status = 'canceled', gateway_cancel = 'refund' where user_id = $1`,
    [user.id],
  )
  await reconcilePayments(provider)
  await reconcilePayments(provider)
  const refunds = stripe.received.filter(({ path }) => path === '/v1/refunds')
  expect(refunds).toHaveLength(1)
  expect(refunds[0]!.key).toMatch(/^refund-sub_/)
})

describe('a sale that Stripe rejects for good', () => {
  const withCode = order({ stripe_promotion_code_id: 'promo_1Rk8vWq2ZpT5xLd7' })

  test('is reported, ends, and blocks no other purchase', async () => {
    const { user, headers } = await createMember(provider)
    const refused = await buy(provider, headers, withCode, 'key-1')
    expect(refused).toMatchObject({
      status: 422,
      body: { error: 'This code is not valid.', code: 'promotion_invalid' },
    })
    expect(await subscriptionsOf(provider, user.id)).toMatchObject([
      { status: 'canceled', cancelReason: 'refused', gatewaySubscriptionId: null },
    ])
    const other = await buy(provider, headers, order(), 'key-2')
    expect(other).toMatchObject({ status: 201, body: { status: 'incomplete' } })
  })

  test('releases the code and the key: both can be used again', async () => {
    const { user, headers } = await createMember(provider)
    await provider.pool.query(`update promotion_codes set single_use = true where code = 'SAVE20'`)
    expect((await buy(provider, headers, withCode, 'key-1')).status).toBe(422)
    stripe.promotionCodes.add('promo_1Rk8vWq2ZpT5xLd7')
    expect((await buy(provider, headers, withCode, 'key-1')).status).toBe(201)
    const rows = await subscriptionsOf(provider, user.id)
    expect(rows.map(({ status }) => status)).toEqual(['canceled', 'incomplete'])
    stripe.promotionCodes.clear()
    await provider.pool.query(`update promotion_codes set single_use = false where code = 'SAVE20'`)
  })

  test('releases the trial', async () => {
    const { user, headers } = await createMember(provider)
    const body = order({
      subscription_plan_id: 1,
      stripe_promotion_code_id: 'promo_1Rk8vWq2ZpT5xLd7',
    })
    expect((await buy(provider, headers, body)).status).toBe(422)
    const trial = await buy(provider, headers, order({ subscription_plan_id: 1 }))
    expect(trial.status).toBe(201)
    const rows = await subscriptionsOf(provider, user.id)
    expect(rows.map(({ trialDays }) => trialDays)).toEqual([7, 7])
  })

  test.each(['read', 'sweep'] as const)('ends at a %s too', async (by) => {
    const { user, headers } = await createMember(provider)
    const bought = await buy(provider, headers)
    await provider.pool.query(
      `update subscriptions set gateway_subscription_id = null, public_id = public_id || 'x',
         promotion_code_id = (select id from promotion_codes where code = 'SAVE20')
        where user_id = $1`,
      [user.id],
    )
    if (by === 'read') {
      const read = await readSubscription(provider, headers, bought.body.id)
      expect(read.body.status).toBe('canceled')
    } else {
      provider.clock.advance(11_000)
      await reconcilePayments(provider)
    }
    expect(await subscriptionsOf(provider, user.id)).toMatchObject([{ cancelReason: 'refused' }])
  })
})

test('an address that Stripe Tax does not know does not prevent a purchase', async () => {
  const { headers } = await createMember(provider)
  const nowhere = order({ address: { ...seattle, postal_code: '00000' } })
  expect((await buy(provider, headers, nowhere)).status).toBe(201)
  expect(created().at(-1)!.params['automatic_tax[enabled]']).toBe('false')
})

test('tax is calculated by Stripe', async () => {
  const ask = (postal_code: string) =>
    provider.call('POST', '/api/v1/public/subscription_plan/1/tax_estimates', {
      body: { address: { country: 'US', state: 'WA', postal_code } },
    })
  expect((await ask('98101')).body).toEqual({ amount: 1.23, currency: 'usd' })
  expect((await ask('00000')).body.messages).toEqual(['We could not find that postal code.'])
})

test('the sandbox’s addresses do not exist', async () => {
  expect((await provider.call('GET', '/sandbox/stripe.js')).status).toBe(404)
  const card = { number: '4242424242424242', exp_month: 1, exp_year: 2040 }
  const made = await provider.call('POST', '/sandbox/v1/payment_methods', { body: { card } })
  expect(made.status).toBe(404)
})
