import { afterAll, describe, expect, test } from 'vitest'
import { createMember } from '../../support/users'
import {
  atOnce,
  buy,
  chargesOf,
  monthlyWithTrial,
  order,
  singleMonthly,
  startShop,
  startTwoShops,
  subscriptionsOf,
} from '../support/shop'
import { isByStripe } from '../support/stripe-shop'

const { provider, second, stop } = await startTwoShops()
afterAll(stop)
const each = (index: number) => (index % 2 === 0 ? provider : second)

/** Buys as often as a busy provider asks for it, with the same key; its machine may be busy too. */
async function buyOnceFree(...purchase: Parameters<typeof buy>): ReturnType<typeof buy> {
  const bought = await buy(...purchase)
  return bought.status === 503 ? buyOnceFree(...purchase) : bought
}

describe('concurrent purchases', () => {
  test('with one key, 24 on two processes: one subscription, one charge, one response', async () => {
    const { user, headers } = await createMember(provider)
    const responses = await atOnce(24, (index) =>
      buyOnceFree(each(index), headers, order(), 'one-key'),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await subscriptionsOf(provider, user.id)).toHaveLength(1)
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('with 24 keys: one subscription, one charge, conflicts for all others', async () => {
    const { user, headers } = await createMember(provider)
    const responses = await atOnce(24, (index) =>
      buyOnceFree(each(index), headers, order(), `key-${index}`),
    )
    const [row] = await subscriptionsOf(provider, user.id)
    for (const { status, body } of responses)
      expect(status === 201 ? body.id : body.subscription_id).toBe(row!.id)
    expect(await subscriptionsOf(provider, user.id)).toHaveLength(1)
    expect(await chargesOf(provider, user.id)).toHaveLength(1)
  })

  test('of 24 trials: one', async () => {
    const { user, headers } = await createMember(provider)
    const body = order({ subscription_plan_id: monthlyWithTrial })
    await atOnce(24, (index) => buyOnceFree(each(index), headers, body, `trial-${index}`))
    const rows = await subscriptionsOf(provider, user.id)
    expect(rows.filter(({ status }) => status === 'active')).toHaveLength(1)
    expect(await chargesOf(provider, user.id)).toEqual([])
  })

  // With Stripe the payer pays for what the browser confirms first.
  test.skipIf(isByStripe())(
    'of all brands and a single one: never both, and never two charges kept',
    async () => {
      for (let round = 0; round < 5; round += 1) {
        const { user, headers } = await createMember(provider)
        const single = order({ subscription_plan_id: singleMonthly, brand_id: 4 })
        await atOnce(6, (index) => buy(each(index), headers, index < 3 ? order() : single))
        const live = (await subscriptionsOf(provider, user.id)).filter((r) => r.status === 'active')
        expect(live).toHaveLength(1)
        expect(live[0]!.planType).toBe('all')
      }
    },
  )
})

describe('a key', () => {
  test('with another body is 409, and only its own user’s', async () => {
    const { headers } = await createMember(provider)
    const other = await createMember(provider)
    await buy(provider, headers, order(), 'mine')
    const changed = await buy(provider, headers, order({ currency: 'cad' }), 'mine')
    expect(changed.status).toBe(409)
    expect((await buy(provider, other.headers, order(), 'mine')).status).toBe(201)
  })

  test('over 255 characters or unprintable is 400', async () => {
    const { user, headers } = await createMember(provider)
    expect((await buy(provider, headers, order(), 'k'.repeat(256))).status).toBe(400)
    expect((await buy(provider, headers, order(), 'two words')).status).toBe(400)
    expect(await subscriptionsOf(provider, user.id)).toEqual([])
  })

  // Stripe checks the card when the browser confirms.
  test.skipIf(isByStripe())(
    'still returns its purchase after a rejection, a day and an upgrade',
    async () => {
      const shop = await startShop()
      const { headers } = await createMember(shop)
      const refused = order({ stripe_payment_method_id: 'pm_unknown' })
      expect((await buy(shop, headers, refused, 'again')).status).toBe(422)
      const bought = await buy(shop, headers, order(), 'again')
      shop.clock.advance(2 * 86_400_000)
      const replayed = await buy(shop, headers, order(), 'again')
      expect(replayed.body.id).toBe(bought.body.id)
      expect(replayed.status).toBe(201)
      await shop.stop()
    },
  )
})
