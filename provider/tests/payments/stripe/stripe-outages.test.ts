import { afterAll, describe, expect, test } from 'vitest'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import { createMember } from '../../support/users'
import {
  buy,
  chargesOf,
  gatewayStatusesOf,
  order,
  singleMonthly,
  startStripeShop,
  subscriptionsOf,
} from '../support/shop'
import { seattle } from '../support/stripe-shop'

const { stripe, provider, stop } = await startStripeShop()
afterAll(stop)

const rowsOf = (userId: number) => subscriptionsOf(provider, userId)

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
    expect((await rowsOf(user.id))[0]).toMatchObject({ gatewayCancel: 'credit' })
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
  expect(await gatewayStatusesOf(provider, user.id)).toEqual(['canceled'])
  expect(await chargesOf(provider, user.id)).toMatchObject([{ status: 'refunded' }])
  expect(stripe.account.refund.size).toBe(1)
})

test('a tax that cannot be asked for is said in words, before anything is stored', async () => {
  const { user, headers } = await createMember(provider)
  stripe.loseResponses('POST /v1/tax/calculations', 'before', 4)
  const message = 'We couldn’t calculate the tax. Try again in a moment.'
  const [refused, estimate] = await Promise.all([
    buy(provider, headers, order({ address: seattle })),
    provider.call('POST', '/api/v1/public/subscription_plan/1/tax_estimates', {
      body: { address: seattle },
    }),
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
