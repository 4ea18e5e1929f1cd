import { afterAll, describe, expect, test } from 'vitest'
import { promotionCodes } from '../../../src/db/schema/plans'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import { createMember } from '../../support/users'
import {
  buy,
  chargesOf,
  confirm,
  gatewayStatusesOf,
  monthlyWithTrial,
  order,
  readSubscription,
  secretOf,
  singleMonthly,
  startStripeShop,
  subscriptionsOf,
  typeCard,
} from '../support/shop'
import { seattle } from '../support/stripe-shop'
import { renew } from '../../support/stripe-server/payments'

const { stripe, provider, stop } = await startStripeShop()
afterAll(stop)

const trial = (more: object = {}) => order({ subscription_plan_id: monthlyWithTrial, ...more })
const waiting = order({ stripe_payment_method_id: 'pm_card_authenticationRequired' })
const rowsOf = (userId: number) => subscriptionsOf(provider, userId)
const atStripe = (id: string | null | undefined) => stripe.account.find('subscription', id!)

async function addCode(code: Omit<typeof promotionCodes.$inferInsert, 'title'>) {
  await provider.db.insert(promotionCodes).values({ title: code.code, ...code })
  return { stripe_promotion_code_id: code.stripePromotionCodeId }
}

test('a purchase opens a subscription at our price that waits for the browser', async () => {
  const { user, headers } = await createMember(provider)
  const body = order({
    price: 1,
    address: seattle,
    stripe_payment_method_id: 'pm_card_threeDSecureRequired',
  })
  const bought = await buy(provider, headers, body)
  expect(bought.body).toMatchObject({ status: 'incomplete', charged: null, next_charge: null })
  const [row] = await rowsOf(user.id)
  expect(row!.gatewayIntentId).toBe(secretOf(bought).split('_secret_')[0])
  const { params, key } = stripe.callsOf('POST /v1/subscriptions').at(-1)!
  expect(key).toBe(`subscription-${row!.publicId}`)
  expect(params).toMatchObject({
    items: [
      {
        price_data: {
          ...{ unit_amount: 23_999, currency: 'usd', tax_behavior: 'exclusive' },
          recurring: { interval: 'year', interval_count: 1 },
        },
      },
    ],
    payment_behavior: 'default_incomplete',
    payment_settings: {
      payment_method_types: ['card'],
      save_default_payment_method: 'on_subscription',
    },
    automatic_tax: { enabled: true },
    metadata: { reference: row!.publicId },
  })
})

describe('the card', () => {
  test('declined, then another: one subscription, one charge', async () => {
    const { user, headers } = await createMember(provider)
    const card = await typeCard(provider, '4000 0000 0000 0002')
    const bought = await buy(provider, headers, order({ stripe_payment_method_id: card.body.id }))
    const declined = await confirm(provider, secretOf(bought), card.body.id)
    expect(declined).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined', message: 'Your card was declined.' } },
    })
    await confirm(provider, secretOf(bought), 'pm_card_mastercard')
    const read = await readSubscription(provider, headers, bought.body.id)
    expect(read.body.status).toBe('active')
    expect(secretOf(read)).toBeNull()
    expect(await rowsOf(user.id)).toHaveLength(1)
    const charges = await chargesOf(provider, user.id)
    expect(charges.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  })

  test('asks for 3-D Secure: failed, then passed, one charge', async () => {
    const { user, headers } = await createMember(provider)
    const card = await typeCard(provider, '4000002500003155')
    const bought = await buy(provider, headers, order({ stripe_payment_method_id: card.body.id }))
    const failed = await confirm(provider, secretOf(bought), card.body.id, false)
    expect(failed.body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    const open = await readSubscription(provider, headers, bought.body.id)
    expect(open.body.status).toBe('incomplete')
    await confirm(provider, secretOf(open), card.body.id)
    const read = await readSubscription(provider, headers, bought.body.id)
    expect(read.body.status).toBe('active')
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('declined in 3-D Secure takes nothing', async () => {
    const { user, headers } = await createMember(provider)
    const method = 'pm_card_threeDSecureRequiredChargeDeclined'
    const bought = await buy(provider, headers, order({ stripe_payment_method_id: method }))
    expect((await confirm(provider, secretOf(bought), method)).status).toBe(402)
    expect(await chargesOf(provider, user.id, 'succeeded')).toEqual([])
  })

  test('that never settles leaves the attempt open', async () => {
    const { headers } = await createMember(provider)
    const card = await typeCard(provider, '4000000000000341')
    const bought = await buy(provider, headers, order({ stripe_payment_method_id: card.body.id }))
    expect((await confirm(provider, secretOf(bought), card.body.id)).body.status).toBe('processing')
    const other = await buy(provider, headers, order({ subscription_plan_id: 2, brand_id: 4 }))
    expect(other.status).toBe(409)
    const read = await readSubscription(provider, headers, bought.body.id)
    expect(read.body.status).toBe('incomplete')
  })

  test('that expired or is no card is rejected where it is typed', async () => {
    const expired = await typeCard(provider, '4000000000000069')
    expect(expired.body.error).toMatchObject({ code: 'expired_card' })
    const wrong = await typeCard(provider, '4242424242424241')
    expect(wrong.body.error).toMatchObject({ code: 'incorrect_number' })
  })

  test('of somebody else cannot pay', async () => {
    const owner = await createMember(provider)
    await buy(provider, owner.headers)
    const [card] = (await provider.call('GET', '/api/v1/payment_profiles', owner)).body.data
    const thief = await createMember(provider)
    const body = order({ stripe_payment_method_id: card.stripe_payment_method_id ?? card.id })
    const bought = await buy(provider, thief.headers, body)
    expect(bought.body.status).not.toBe('active')
    expect(await chargesOf(provider, thief.user.id)).toEqual([])
  })
})

describe('a trial', () => {
  test('stores the card first; one that is declined then is rejected', async () => {
    const { user, headers } = await createMember(provider)
    const declined = trial({ stripe_payment_method_id: 'pm_card_chargeDeclined' })
    const refused = await buy(provider, headers, declined)
    expect(refused).toMatchObject({ status: 422, body: { error: 'Your card was declined.' } })
    expect(await rowsOf(user.id)).toEqual([])
    const bought = await buy(provider, headers, trial())
    expect(bought.body).toMatchObject({ status: 'active', in_trial: true, charged: null })
    const [row] = await rowsOf(user.id)
    renew(stripe.account, row!.gatewaySubscriptionId!)
    expect(await chargesOf(provider, user.id)).toMatchObject([{ amount: 2999 }])
  })

  test('with a code that counts once has it on the first payment, as announced', async () => {
    const { user, headers } = await createMember(provider)
    const code = await addCode({
      ...{ code: 'ONCE20', stripePromotionCodeId: 'promo_once20' },
      ...{ percentOff: 20, duration: 'once' },
    })
    const bought = await buy(provider, headers, trial({ ...code, address: seattle }))
    expect(bought.body.next_charge).toMatchObject({ amount: 25.55, tax: 1.56 })
    const [row] = await rowsOf(user.id)
    for (const amount of [2555, 3194]) {
      renew(stripe.account, row!.gatewaySubscriptionId!)
      expect((await chargesOf(provider, user.id)).at(-1)).toMatchObject({ amount })
    }
  })

  test('whose code Stripe rejects is not left running at Stripe', async () => {
    const { user, headers } = await createMember(provider)
    const code = await addCode({
      ...{ code: 'OLD', stripePromotionCodeId: 'promo_old', percentOff: 20, duration: 'once' },
    })
    stripe.addPromotionCode({ id: 'promo_old', percentOff: 20, duration: 'once', active: false })
    const refused = await buy(provider, headers, trial(code))
    expect(refused).toMatchObject({ status: 422, body: { code: 'promotion_invalid' } })
    expect(await rowsOf(user.id)).toMatchObject([{ cancelReason: 'refused' }])
    const [customer] = [...stripe.account.subscription.values()].slice(-1)
    expect(customer!.status).toBe('canceled')
    const again = await buy(provider, headers, trial())
    expect(again.body).toMatchObject({ status: 'active', in_trial: true })
  })
})

test('a first payment of nothing stores the card, which then pays the second', async () => {
  const { user, headers } = await createMember(provider)
  const free = await addCode({
    ...{ code: 'FREE', stripePromotionCodeId: 'promo_free', percentOff: 100, duration: 'once' },
  })
  const declined = order({ ...free, stripe_payment_method_id: 'pm_card_chargeDeclined' })
  expect((await buy(provider, headers, declined)).status).toBe(422)
  const bought = await buy(provider, headers, order(free))
  expect(bought.body).toMatchObject({ status: 'active', charged: null })
  const [row] = await rowsOf(user.id)
  renew(stripe.account, row!.gatewaySubscriptionId!)
  expect(await chargesOf(provider, user.id)).toMatchObject([{ amount: 23_999 }])
})

describe('a sale that Stripe rejects for good', () => {
  const withCode = order({ stripe_promotion_code_id: 'promo_gone' })
  const purchase = (headers: Record<string, string>, body: unknown, key: string) =>
    provider.call('POST', '/api/v1/subscriptions/web', {
      body,
      headers: { ...headers, 'idempotency-key': key },
    })

  test('is reported, ends, and releases its key and its code', async () => {
    await addCode({
      ...{ code: 'GONE', stripePromotionCodeId: 'promo_gone', percentOff: 20 },
      ...{ duration: 'once', singleUse: true },
    })
    const { user, headers } = await createMember(provider)
    const refused = await purchase(headers, withCode, 'key-1')
    expect(refused).toMatchObject({
      status: 422,
      body: { error: 'This code is not valid.', code: 'promotion_invalid' },
    })
    expect(await rowsOf(user.id)).toMatchObject([
      { status: 'canceled', cancelReason: 'refused', gatewaySubscriptionId: null },
    ])
    stripe.addPromotionCode({ id: 'promo_gone', percentOff: 20, duration: 'once' })
    expect((await purchase(headers, withCode, 'key-1')).status).toBe(201)
  })

  test.each(['read', 'sweep'] as const)('ends at a %s too', async (by) => {
    const { user, headers } = await createMember(provider)
    const bought = await buy(provider, headers, waiting)
    await provider.pool.query(
      `update subscriptions set gateway_subscription_id = null, public_id = public_id || 'x',
         promotion_code_id = (select id from promotion_codes where code = 'SAVE20')
        where user_id = $1`,
      [user.id],
    )
    stripe.account.promotion_code.delete('promo_1Rk8vWq2ZpT5xLd7')
    if (by === 'read') {
      const read = await readSubscription(provider, headers, bought.body.id)
      expect(read.body.status).toBe('canceled')
    } else {
      provider.clock.advance(11_000)
      await reconcilePayments(provider)
    }
    expect(await rowsOf(user.id)).toMatchObject([{ cancelReason: 'refused' }])
  })
})

test('an attempt in one currency does not stand in the way of one in another', async () => {
  const { user, headers } = await createMember(provider)
  await buy(provider, headers, waiting)
  const other = await buy(
    provider,
    headers,
    order({ currency: 'aud', subscription_plan_id: 2, brand_id: 4 }),
  )
  expect(other.body).toMatchObject({ status: 'active', charged: { currency: 'aud' } })
  expect(await gatewayStatusesOf(provider, user.id)).toEqual(['incomplete_expired', 'active'])
})

describe('tax', () => {
  const ask = (postal_code: string) =>
    provider.call('POST', '/api/v1/public/subscription_plan/1/tax_estimates', {
      body: { address: { country: 'US', state: 'WA', postal_code } },
    })

  test('is calculated by Stripe', async () => {
    expect((await ask('98101')).body).toEqual({ amount: 1.95, currency: 'usd' })
    expect((await ask('00000')).body.messages).toEqual(['We could not find that postal code.'])
  })

  test('at an address that Stripe does not know does not prevent a purchase', async () => {
    const { headers } = await createMember(provider)
    const nowhere = order({ address: { ...seattle, postal_code: '00000' } })
    expect((await buy(provider, headers, nowhere)).body.charged.amount).toBe(239.99)
  })

  test('that cannot be asked for is said in words, before anything is stored', async () => {
    const { user, headers } = await createMember(provider)
    stripe.loseResponses('POST /v1/tax/calculations', 'before', 4)
    const message = 'We could not work out the tax just now. Please try again in a moment.'
    const [refused, estimate] = await Promise.all([
      buy(provider, headers, order({ address: seattle })),
      ask('98101'),
    ])
    expect(refused).toMatchObject({
      status: 422,
      body: { error: message, code: 'tax_unavailable' },
    })
    expect(estimate.body.messages).toEqual([message])
    expect(await rowsOf(user.id)).toEqual([])
    const again = await buy(provider, headers, order({ address: seattle }))
    expect(again.body).toMatchObject({ status: 'active', charged: { tax: 15.6 } })
  })
})

describe('a connection that is lost', () => {
  test.each([
    ['POST /v1/customers', 'before'],
    ['POST /v1/customers', 'after'],
    ['POST /v1/subscriptions', 'before'],
    ['POST /v1/subscriptions', 'after'],
  ] as const)('at %s, %s its effect, is made up for by the library', async (name, when) => {
    const { user, headers } = await createMember(provider)
    stripe.loseResponses(name, when, 1)
    expect((await buy(provider, headers)).body.status).toBe('active')
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('for longer leaves an attempt that the background job completes, with one charge', async () => {
    const { user, headers } = await createMember(provider)
    stripe.loseResponses('POST /v1/subscriptions', 'after', 3)
    expect((await buy(provider, headers)).status).toBe(500)
    const [lost] = await rowsOf(user.id)
    expect(lost).toMatchObject({ status: 'incomplete', gatewaySubscriptionId: null })
    const before = stripe.account.subscription.size
    provider.clock.advance(11_000)
    await reconcilePayments(provider)
    expect((await buy(provider, headers)).body).toMatchObject({ id: lost!.id, status: 'active' })
    expect(stripe.account.subscription.size).toBe(before)
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('at the end of a replaced subscription is repeated by the background job', async () => {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers, order({ subscription_plan_id: singleMonthly, brand_id: 4 }))
    stripe.loseResponses('DELETE /v1/subscriptions/:id', 'before', 3)
    expect((await buy(provider, headers)).body.status).toBe('active')
    expect((await rowsOf(user.id))[0]).toMatchObject({ gatewayCancel: 'cancel' })
    await reconcilePayments(provider)
    expect((await rowsOf(user.id))[0]).toMatchObject({ gatewayCancel: null })
    expect(await gatewayStatusesOf(provider, user.id)).toEqual(['canceled', 'active'])
  })
})

test('a duplicate that was paid is ended and paid back once', async () => {
  const { user, headers } = await createMember(provider)
  await buy(provider, headers)
  await provider.pool.query(
    `update subscriptions set status = 'canceled', gateway_cancel = 'refund' where user_id = $1`,
    [user.id],
  )
  stripe.loseResponses('POST /v1/refunds', 'after', 3)
  await reconcilePayments(provider)
  expect(await rowsOf(user.id)).toMatchObject([{ gatewayCancel: 'refund' }])
  provider.clock.advance(25 * 3_600_000)
  await reconcilePayments(provider)
  expect(await rowsOf(user.id)).toMatchObject([{ gatewayCancel: null }])
  expect(atStripe((await rowsOf(user.id))[0]!.gatewaySubscriptionId).status).toBe('canceled')
  expect(await chargesOf(provider, user.id)).toMatchObject([{ status: 'refunded' }])
  expect(stripe.account.refund.size).toBe(1)
})

test('the sandbox’s addresses do not exist', async () => {
  expect((await provider.call('GET', '/sandbox/stripe.js')).status).toBe(404)
  const card = { number: '4242424242424242', exp_month: 1, exp_year: 2040 }
  const made = await provider.call('POST', '/sandbox/v1/payment_methods', { body: { card } })
  expect(made.status).toBe(404)
})
