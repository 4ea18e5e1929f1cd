import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestProvider } from '../../support/start-provider'
import { testClock } from '../../support/test-clock'
import {
  buy,
  chargesOf,
  monthlyWithTrial,
  order,
  singleMonthly,
  startShop,
  subscriptionsOf,
} from '../support/shop'
import { changeTo, subscribed } from './support'

const day = 86_400_000
const clock = testClock('2026-03-10T12:00:00Z')
let provider: TestProvider
beforeAll(async () => {
  provider = await startShop({ clock })
})
afterAll(() => provider.stop())

describe('a change to all brands by a member of several single ones', () => {
  /** Yoga, and Pilates that began six days later. */
  async function withTwoBrands() {
    const yoga = await subscribed(provider)
    clock.advance(6 * day)
    const body = order({ subscription_plan_id: singleMonthly, brand_id: 6 })
    const { body: pilates } = await buy(provider, yoga.headers, body)
    clock.advance(3 * day)
    return { yoga, pilatesId: pilates.id as number }
  }
  const rowOf = async (userId: number, id: number) =>
    (await subscriptionsOf(provider, userId)).find((row) => row.id === id)!

  test('ends the others, and what is left of them goes to the next charge, as shown', async () => {
    const { yoga, pilatesId } = await withTwoBrands()
    const { preview, changed } = await changeTo(yoga, monthlyWithTrial)
    const { ends, next_charge: next, due_today: due } = preview.body
    // 28 of 31 days are left of Pilates.
    expect(ends).toEqual([{ id: pilatesId, credit: expect.closeTo((14.99 * 28) / 31, 1) }])
    expect(next.amount).toBeCloseTo(29.99 - ends[0].credit, 2)
    expect(changed.body).toMatchObject({
      subscription_plan: { id: monthlyWithTrial, plan_type: 'all' },
      next_charge: { amount: next.amount, at: next.at },
    })
    expect(await rowOf(yoga.user.id, pilatesId)).toMatchObject({
      status: 'canceled',
      cancelReason: 'upgraded',
      gatewayCancel: null,
    })
    const listed = await provider.call('GET', '/api/v1/subscriptions?status=active', yoga)
    expect(listed.body.data.map(({ id }: { id: number }) => id)).toEqual([yoga.id])
    const charges = await chargesOf(provider, yoga.user.id, 'succeeded')
    expect(charges).toHaveLength(3)
    expect(charges.map(({ amount }) => amount)).toContain(Math.round(due.amount * 100))
  })

  test('leaves all of them when it is declined', async () => {
    const { yoga, pilatesId } = await withTwoBrands()
    await yoga.setCard({ kind: 'decline', code: 'card_declined' })
    const { changed } = await changeTo(yoga, monthlyWithTrial)
    expect(changed.status).toBe(422)
    expect(await rowOf(yoga.user.id, pilatesId)).toMatchObject({ status: 'active' })
    expect(await yoga.row()).toMatchObject({ status: 'active', planType: 'single' })
  })

  test('gives nothing back of a period that was not paid', async () => {
    const { yoga, pilatesId } = await withTwoBrands()
    // Yoga is paid for another month, then the payment for Pilates fails.
    clock.set((await yoga.row()).currentPeriodEnd!)
    await yoga.read()
    await yoga.setCard({ kind: 'decline', code: 'card_declined' })
    clock.set((await rowOf(yoga.user.id, pilatesId)).currentPeriodEnd!)
    await provider.call('GET', '/api/v1/subscriptions?status=active', yoga)
    expect(await rowOf(yoga.user.id, pilatesId)).toMatchObject({ status: 'past_due' })
    await yoga.setCard({ kind: 'approve' })
    const { preview, changed } = await changeTo(yoga, monthlyWithTrial)
    expect(preview.body.ends).toEqual([{ id: pilatesId, credit: 0 }])
    expect(changed.body.next_charge.amount).toBe(preview.body.next_charge.amount)
    expect(await rowOf(yoga.user.id, pilatesId)).toMatchObject({ cancelReason: 'upgraded' })
  })
})
