import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMember } from '../../support/users'
import type { TestProvider } from '../../support/start-provider'
import {
  buy,
  confirm,
  monthlyWithTrial,
  order,
  readSubscription,
  secretOf,
  singleMonthly,
  startShop,
} from '../support/shop'
import { isByStripe } from '../support/stripe-shop'
import { deliver, openAttempt, webhookEnv } from '../support/webhooks'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop({ env: webhookEnv })
})
afterAll(() => provider.stop())

const seattle = { country: 'US', state: 'WA', postal_code: '98101' }
const save20 = 'promo_1Rk8vWq2ZpT5xLd7'
const inDays = (days: number) =>
  new Date(provider.clock.now().getTime() + days * 86_400_000).toISOString()

async function createCode(id: string, code: object) {
  const values = { percent_off: 20, duration_in_months: null, ...code } as Record<string, unknown>
  await provider.pool.query(
    `insert into promotion_codes (code, title, stripe_promotion_code_id, percent_off, duration, duration_in_months)
      values ($1, $1, $1, $2, $3, $4)`,
    [id, values.percent_off, values.duration, values.duration_in_months],
  )
  return id
}

const bought = async (subscription: object) => {
  const { headers } = await createMember(provider)
  const { body } = await buy(provider, headers, order({ address: seattle, ...subscription }))
  return { headers, body }
}

describe('the past and next payments of a subscription', () => {
  test('are returned with their tax by the purchase, the read and the list', async () => {
    const { headers, body } = await bought({})
    const at = provider.clock.now().toISOString()
    const full = { amount: 255.59, tax: 15.6, currency: 'usd' }
    expect(body).toMatchObject({
      charged: { ...full, at },
      next_charge: { ...full, at: body.current_period_end },
    })
    const { charged, next_charge } = body
    const read = await readSubscription(provider, headers, body.id)
    expect(read.body).toMatchObject({ charged, next_charge })
    const list = await provider.call('GET', '/api/v1/subscriptions', { headers })
    expect(list.body.data).toMatchObject([{ charged, next_charge }])
  })

  test.each([
    ['once', { duration: 'once' }, 255.59],
    ['for months that are over by then', { duration: 'repeating', duration_in_months: 12 }, 255.59],
    ['for longer', { duration: 'repeating', duration_in_months: 13 }, 204.47],
    ['for ever', { duration: 'forever' }, 204.47],
  ])('with a code that counts %s', async (name, code, next) => {
    const id = await createCode(`promo_${name.replaceAll(' ', '_')}`, code)
    const { body } = await bought({ stripe_promotion_code_id: id })
    expect(body.charged).toMatchObject({ amount: 204.47, tax: 12.48 })
    expect(body.next_charge).toMatchObject({ amount: next })
  })

  test('in a trial are nothing, then the first payment with its discount and tax', async () => {
    const { body } = await bought({
      subscription_plan_id: monthlyWithTrial,
      stripe_promotion_code_id: save20,
    })
    expect(body.charged).toBeNull()
    expect(body.next_charge).toEqual({
      amount: 25.55,
      tax: 1.56,
      currency: 'usd',
      at: inDays(7),
    })
  })

  test('have no tax without an address', async () => {
    const { body } = await bought({ address: undefined })
    for (const charge of [body.charged, body.next_charge])
      expect(charge).toMatchObject({ amount: 239.99, tax: 0 })
  })

  // The sandbox's payments take effect with a delay.
  test.skipIf(isByStripe())(
    'are nothing while 3-D Secure waits, and include the charge before the subscription is active',
    async () => {
      const asked = await bought({ stripe_payment_method_id: 'pm_card_threeDSecure2Required' })
      expect(asked.body).toMatchObject({ status: 'incomplete', charged: null, next_charge: null })
      await confirm(provider, secretOf(asked), 'pm_card_threeDSecure2Required')
      const read = await readSubscription(provider, asked.headers, asked.body.id)
      expect(read.body).toMatchObject({
        status: 'incomplete',
        charged: { amount: 255.59 },
        next_charge: null,
      })
    },
  )

  test('are nothing after a decline or an abandoned attempt', async () => {
    const { headers, body } = await bought({ stripe_payment_method_id: 'pm_card_chargeDeclined' })
    await confirm(provider, secretOf({ body }), 'pm_card_chargeDeclined')
    const declined = await readSubscription(provider, headers, body.id)
    expect(declined.body).toMatchObject({ charged: null, next_charge: null })
    await buy(provider, headers, order({ subscription_plan_id: singleMonthly, brand_id: 4 }))
    const replaced = await readSubscription(provider, headers, body.id)
    expect(replaced.body).toMatchObject({ status: 'canceled', charged: null, next_charge: null })
  })

  test('keep the payment of an upgraded subscription, and no next one', async () => {
    const { headers, body } = await bought({ subscription_plan_id: singleMonthly, brand_id: 4 })
    expect(body.next_charge).toMatchObject({ amount: 15.96 })
    await buy(provider, headers)
    const ended = await readSubscription(provider, headers, body.id)
    expect(ended.body).toMatchObject({ status: 'canceled', next_charge: null })
    expect(ended.body.charged).toEqual(body.charged)
  })

  test('have no next one when the subscription ends with its period', async () => {
    const { headers, read, subscription, event } = await openAttempt(provider)
    const tell = (ends: boolean) => {
      provider.clock.advance(1000)
      const object = { ...subscription('active'), cancel_at_period_end: ends }
      const created = Math.floor(provider.clock.now().getTime() / 1000)
      return deliver(provider, event('customer.subscription.updated', object, created))
    }
    const { id } = await read()
    const next = async () => (await readSubscription(provider, headers, id)).body.next_charge
    await tell(false)
    expect(await next()).toMatchObject({ amount: 239.99 })
    await tell(true)
    expect(await next()).toBeNull()
    await tell(false)
    expect(await next()).toMatchObject({ amount: 239.99 })
  })
})
