import { afterAll, describe, expect, test } from 'vitest'
import { promotionCodes } from '../../../src/db/schema/plans'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import { renew } from '../../support/stripe-server/payments'
import { createMember } from '../../support/users'
import {
  buy,
  chargesOf,
  monthlyWithTrial,
  order,
  readSubscription,
  startStripeShop,
  subscriptionsOf,
} from '../support/shop'
import { seattle } from '../support/stripe-shop'

const { stripe, provider, stop } = await startStripeShop()
afterAll(stop)

const trial = (more: object = {}) => order({ subscription_plan_id: monthlyWithTrial, ...more })
const rowsOf = (userId: number) => subscriptionsOf(provider, userId)

async function addCode(code: Omit<typeof promotionCodes.$inferInsert, 'title'>) {
  await provider.db.insert(promotionCodes).values({ title: code.code, ...code })
  return { stripe_promotion_code_id: code.stripePromotionCodeId }
}

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

  test('with a card that Stripe does not know is rejected', async () => {
    const { user, headers } = await createMember(provider)
    const refused = await buy(provider, headers, trial({ stripe_payment_method_id: 'pm_unknown' }))
    expect(refused).toMatchObject({ status: 422, body: { code: 'payment_method_required' } })
    expect(await rowsOf(user.id)).toEqual([])
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
      body: { error: 'This code isn’t valid.', code: 'promotion_invalid' },
    })
    expect(await rowsOf(user.id)).toMatchObject([
      { status: 'canceled', cancelReason: 'refused', gatewaySubscriptionId: null },
    ])
    stripe.addPromotionCode({ id: 'promo_gone', percentOff: 20, duration: 'once' })
    expect((await purchase(headers, withCode, 'key-1')).status).toBe(201)
  })

  test.each(['read', 'sweep'] as const)('ends at a %s too', async (by) => {
    const { user, headers } = await createMember(provider)
    const bought = await buy(
      provider,
      headers,
      order({ stripe_payment_method_id: 'pm_card_authenticationRequired' }),
    )
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
