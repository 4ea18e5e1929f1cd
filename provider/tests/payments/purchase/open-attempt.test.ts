import { afterAll, describe, expect, test } from 'vitest'
import { promotionCodes } from '../../../src/db/schema/plans'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import { createMember } from '../../support/users'
import {
  atOnce,
  buy,
  chargesOf,
  confirm,
  order,
  readSubscription,
  secretOf,
  singleMonthly,
  startShop,
  startTwoShops,
  subscriptionsOf,
  typeCard,
} from '../support/shop'

const { provider, second, stop } = await startTwoShops()
afterAll(stop)

describe('the open attempt', () => {
  const waiting = order({ stripe_payment_method_id: 'pm_card_authenticationRequired' })

  test('is found by a second tab, by a new key and by the list', async () => {
    const { user, headers } = await createMember(provider)
    const first = await buy(provider, headers, waiting, 'tab-1')
    const again = await buy(second, headers, waiting, 'tab-2')
    expect(again.body).toEqual(first.body)
    const list = await provider.call('GET', '/api/v1/subscriptions?status=incomplete', { headers })
    expect(list.body.data).toMatchObject([first.body])
    expect(await subscriptionsOf(provider, user.id)).toHaveLength(1)
  })

  test('is paid at once when it is repeated with a card that needs no confirmation', async () => {
    const { user, headers } = await createMember(provider)
    const first = await buy(provider, headers, waiting)
    const again = await buy(provider, headers, order())
    expect(again.body).toMatchObject({ id: first.body.id, status: 'active' })
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('is replaced by a purchase of something else, and cannot be paid any more', async () => {
    const { user, headers } = await createMember(provider)
    const first = await buy(provider, headers, waiting)
    const body = order({
      subscription_plan_id: singleMonthly,
      brand_id: 4,
      stripe_payment_method_id: 'pm_card_chargeDeclined',
    })
    const other = await buy(provider, headers, body)
    expect(other.body.id).not.toBe(first.body.id)
    const late = await confirm(provider, secretOf(first), 'pm_card_visa')
    expect(late.body.error.code).toBe('payment_intent_unexpected_state')
    expect(await subscriptionsOf(provider, user.id)).toMatchObject([
      { status: 'canceled', cancelReason: 'superseded' },
      { status: 'incomplete' },
    ])
    expect(await chargesOf(provider, user.id)).toEqual([])
  })

  const seattle = { country: 'US', state: 'WA', postal_code: '98101' }
  const portland = { country: 'US', state: 'OR', postal_code: '97201' }
  const save20 = 'promo_1Rk8vWq2ZpT5xLd7'

  test.each([
    { change: 'a code', terms: { stripe_promotion_code_id: save20, address: seattle } },
    { change: 'another address', terms: { address: portland } },
    { change: 'another currency', terms: { currency: 'aud', address: seattle } },
    {
      change: 'another code of the same worth',
      before: { stripe_promotion_code_id: save20 },
      terms: { stripe_promotion_code_id: 'promo_ALIKE', address: seattle },
    },
  ])('is replaced by the same plan with $change; one charge, of the new total', async (row) => {
    const { user, headers } = await createMember(provider)
    await provider.db
      .insert(promotionCodes)
      .values({
        code: 'ALIKE',
        title: 'A fifth off for ever',
        stripePromotionCodeId: 'promo_ALIKE',
        percentOff: 20,
        duration: 'forever',
      })
      .onConflictDoNothing()
    const declined = { stripe_payment_method_id: 'pm_card_chargeDeclined', address: seattle }
    const first = await buy(provider, headers, order({ ...declined, ...row.before }), 'first')
    await confirm(provider, secretOf(first), 'pm_card_chargeDeclined')
    const other = await buy(provider, headers, order(row.terms), 'second')
    expect(other.body.status).toBe('active')
    expect(other.body.id).not.toBe(first.body.id)
    const late = await confirm(provider, secretOf(first), 'pm_card_visa')
    expect(late.body.error.code).toBe('payment_intent_unexpected_state')
    const [before, after] = await subscriptionsOf(provider, user.id)
    expect(before).toMatchObject({ status: 'canceled', cancelReason: 'superseded' })
    expect(await chargesOf(provider, user.id, 'succeeded')).toMatchObject([
      { amount: after!.total, currency: after!.currency },
    ])
  })

  test('continues under a new key when no amount has changed', async () => {
    const { user, headers } = await createMember(provider)
    const first = await buy(provider, headers, { ...waiting }, 'first')
    const again = await buy(
      provider,
      headers,
      order({ stripe_payment_method_id: 'pm_card_chargeDeclined' }),
      'second',
    )
    expect(again.body.id).toBe(first.body.id)
    expect(await subscriptionsOf(provider, user.id)).toHaveLength(1)
  })

  test('is not replaced once it is paid, but becomes active', async () => {
    const { user, headers } = await createMember(provider)
    const first = await buy(provider, headers, waiting)
    await confirm(provider, secretOf(first), 'pm_card_authenticationRequired')
    const other = await buy(provider, headers, order({ subscription_plan_id: 2, brand_id: 4 }))
    expect(other.body).toMatchObject({ code: 'already_subscribed', subscription_id: first.body.id })
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('is either paid or replaced when both happen at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { user, headers } = await createMember(provider)
      const first = await buy(provider, headers, waiting)
      const other =
        round % 2
          ? order({ subscription_plan_id: singleMonthly, brand_id: 4 })
          : order({ stripe_promotion_code_id: save20 })
      await Promise.all([
        confirm(provider, secretOf(first), 'pm_card_visa'),
        buy(second, headers, other),
      ])
      await atOnce(2, () => readSubscription(provider, headers, first.body.id))
      const rows = await subscriptionsOf(provider, user.id)
      expect(rows.filter(({ status }) => status === 'active')).toHaveLength(1)
      expect(await chargesOf(provider, user.id, 'succeeded')).toHaveLength(1)
    }
  })

  test('ends after 23 hours and releases its code', async () => {
    const shop = await startShop()
    const { user, headers } = await createMember(shop)
    const first = await buy(shop, headers, waiting, 'old')
    shop.clock.advance(23 * 3_600_000)
    const read = await readSubscription(shop, headers, first.body.id)
    expect(read.body.status).toBe('canceled')
    const late = await confirm(shop, secretOf(first), 'pm_card_visa')
    expect(late.body.error.code).toBe('payment_intent_unexpected_state')
    expect((await buy(shop, headers, waiting, 'old')).status).toBe(409)
    expect((await buy(shop, headers, order(), 'new')).body.status).toBe('active')
    expect(await chargesOf(shop, user.id)).toHaveLength(1)
    await shop.stop()
  })

  test('is completed by the background job when its payer leaves', async () => {
    const shop = await startShop()
    const { user, headers } = await createMember(shop)
    const first = await buy(shop, headers, waiting)
    await confirm(shop, secretOf(first), 'pm_card_visa')
    await reconcilePayments(shop)
    expect(await subscriptionsOf(shop, user.id)).toMatchObject([{ status: 'incomplete' }])
    shop.clock.advance(11_000)
    await reconcilePayments(shop)
    expect(await subscriptionsOf(shop, user.id)).toMatchObject([{ status: 'active' }])
    await shop.stop()
  })

  test('a slow card settles by the clock alone', async () => {
    const shop = await startShop()
    const { headers } = await createMember(shop)
    const card = await typeCard(shop, '4242424242424341')
    const first = await buy(shop, headers, order({ stripe_payment_method_id: card.body.id }))
    expect((await confirm(shop, secretOf(first), card.body.id)).body.status).toBe('processing')
    for (let poll = 0; poll < 15; poll += 1) {
      shop.clock.advance(500)
      const { body } = await readSubscription(shop, headers, first.body.id)
      expect(body.status).toBe('incomplete')
    }
    shop.clock.advance(15_000)
    await readSubscription(shop, headers, first.body.id)
    const settled = await readSubscription(shop, headers, first.body.id)
    expect(settled.body.status).toBe('active')
    await shop.stop()
  })
})
