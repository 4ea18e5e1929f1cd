import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import {
  buy,
  chargesOf,
  monthlyWithTrial,
  order,
  startShop,
  subscriptionsOf,
} from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

describe('the charges that the payer was shown', () => {
  const seattle = { country: 'US', state: 'WA', postal_code: '98101' }
  const shown = (due_today: number, first_payment: number, rest = {}) =>
    order({ address: seattle, expected: { due_today, first_payment }, ...rest })

  test('are charged', async () => {
    const { user, headers } = await createMember(provider)
    expect((await buy(provider, headers, shown(255.59, 255.59))).status).toBe(201)
    expect(await chargesOf(provider, user.id)).toMatchObject([{ amount: 25_559 }])
  })

  test.each([
    ['another price', shown(213, 213)],
    ['another tax', shown(239.99, 239.99)],
    [
      'another first payment after a trial',
      shown(0, 29.99, { subscription_plan_id: monthlyWithTrial }),
    ],
  ])('reject a purchase with %s', async (_, body) => {
    const { user, headers } = await createMember(provider)
    const refused = await buy(provider, headers, body)
    expect(refused).toMatchObject({ status: 422, body: { code: 'price_changed' } })
    expect(await subscriptionsOf(provider, user.id)).toEqual([])
  })

  test('are checked for a trial too, also when it was used up meanwhile', async () => {
    const { user, headers } = await createMember(provider)
    const trial = shown(0, 31.94, { subscription_plan_id: monthlyWithTrial })
    const first = await buy(provider, headers, trial)
    expect(first).toMatchObject({ status: 201, body: { in_trial: true } })
    await provider.pool.query(`update subscriptions set status = 'canceled' where user_id = $1`, [
      user.id,
    ])
    const again = await buy(provider, headers, trial)
    expect(again).toMatchObject({ status: 422, body: { code: 'price_changed' } })
    expect(await chargesOf(provider, user.id)).toEqual([])
  })
})
