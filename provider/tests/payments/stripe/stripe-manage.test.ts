import { afterAll, describe, expect, test } from 'vitest'
import { PaymentRejectedError } from '../../../src/payments/gateway'
import { sendEvents } from '../../support/stripe-server/webhook-sender'
import { changeTo, subscribed } from '../manage/support'
import {
  buy,
  chargesOf,
  confirm,
  order,
  secretOf,
  startStripeShop,
  subscriptionsOf,
} from '../support/shop'
import { renew } from '../../support/stripe-server/payments'
import { seattle } from '../support/stripe-shop'
import { webhookSecrets } from '../support/webhook-secrets'

const { stripe, provider, stop } = await startStripeShop()
afterAll(stop)

const day = 86_400_000
const subscriptionAt = async ({ row }: Awaited<ReturnType<typeof subscribed>>) =>
  stripe.account.find('subscription', (await row()).gatewaySubscriptionId!)
const minor = (major: number) => Math.round(major * 100)

test('cancelling and taking it back is said to Stripe', async () => {
  const member = await subscribed(provider)
  expect((await member.cancel()).body).toMatchObject({
    cancel_at_period_end: true,
    next_charge: null,
  })
  expect((await subscriptionAt(member)).cancelAtPeriodEnd).toBe(true)
  const undone = await member.change({ cancel_at_period_end: false })
  expect(undone.body).toMatchObject({ cancel_at_period_end: false, ends_at: null })
  expect((await subscriptionAt(member)).cancelAtPeriodEnd).toBe(false)
})

describe('a change of plan', () => {
  test('takes exactly what its preview showed, once, also with a lost answer', async () => {
    const member = await subscribed(provider, { address: seattle })
    provider.clock.advance(9 * day)
    const lose = 'POST /v1/subscriptions/:id' as const
    stripe.loseResponses(lose, 'after', 1)
    const { preview, changed } = await changeTo(member, 3, undefined, 'change-1')
    expect(changed.body).toMatchObject({
      subscription_plan: { id: 3, interval: 'year' },
      next_charge: { amount: preview.body.next_charge.amount },
    })
    const { due_today: due, lines } = preview.body
    const sum = lines.reduce(
      (total: number, { amount }: { amount: number }) => total + minor(amount),
      0,
    )
    expect(sum).toBe(minor(due.amount))
    const charges = await chargesOf(provider, member.user.id, 'succeeded')
    expect(charges.map(({ amount }) => amount).slice(1)).toEqual([minor(due.amount)])
    expect((await member.row()).pendingChange).toBeNull()
  })

  test('to a shorter period, in the second in which the longer one begins, begins its own', async () => {
    const member = await subscribed(provider, { subscription_plan_id: 3, brand_id: undefined })
    const bought = await member.row()
    await changeTo(member, 1)
    const { currentPeriodStart, currentPeriodEnd } = await member.row()
    expect(currentPeriodStart).toEqual(bought.currentPeriodStart)
    expect(currentPeriodEnd!.getTime() - currentPeriodStart!.getTime()).toBeLessThan(32 * day)
  })

  test('that would take another amount than was shown takes nothing', async () => {
    const member = await subscribed(provider)
    provider.clock.advance(9 * day)
    const { cards, clock } = provider.deps
    const id = (await member.row()).gatewaySubscriptionId!
    const plan = { id: 3, name: 'Yearly', planType: 'all', interval: 'year' } as const
    const change = { plan: { ...plan, intervalCount: 1 }, brandId: null, price: 23_999 }
    const { dueToday } = await cards.previewChange(id, change, { at: clock.now(), credit: 0 })
    const request = { ...change, reference: 'other-amount', at: clock.now() }
    const changed = cards.changePlan(id, { ...request, due: dueToday.amount - 1 })
    await expect(changed).rejects.toThrow(PaymentRejectedError)
    expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(1)
  })

  test('whose card is declined leaves everything as it was', async () => {
    const member = await subscribed(provider)
    await member.setCard({ kind: 'decline', code: 'insufficient_funds' })
    const { changed } = await changeTo(member, 3)
    expect(changed).toMatchObject({ status: 422, body: { code: 'card_declined' } })
    expect(await subscriptionAt(member)).toMatchObject({ pendingUpdate: null, status: 'active' })
    expect(await member.row()).toMatchObject({ planId: 2, status: 'active', pendingChange: null })
    expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(1)
  })

  test('that the bank wants confirmed waits for it, and can be given up', async () => {
    const member = await subscribed(provider)
    await member.setCard({ kind: 'challenge', afterwards: 'approve' })
    const { changed } = await changeTo(member, 3)
    expect(changed.body.subscription_plan.id).toBe(2)
    expect((await member.cancel()).body.cancel_at_period_end).toBe(true)
    expect((await subscriptionAt(member)).pendingUpdate).toBeNull()
    await member.change({ cancel_at_period_end: false })
    const again = await changeTo(member, 3)
    await confirm(provider, secretOf(again.changed))
    expect((await member.read()).body.subscription_plan.id).toBe(3)
    expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(2)
  })

  test('to a cheaper plan becomes credit that the next payment uses', async () => {
    const member = await subscribed(provider, { subscription_plan_id: 3, brand_id: undefined })
    provider.clock.advance(30 * day)
    const { preview, changed } = await changeTo(member, 2, 6)
    expect(preview.body.due_today.amount).toBe(0)
    expect(changed.body).toMatchObject({ brand: { id: 6 }, next_charge: { amount: 0 } })
    const { balance } = stripe.account.find('customer', (await member.row()).gatewayCustomerId!)
    expect(-balance).toBe(minor(preview.body.credit.amount))
  })

  test('reaches us by its webhook alone, in any order', async () => {
    const member = await subscribed(provider)
    const { changed } = await changeTo(member, 3)
    const endpoint = { url: `${provider.url}/webhooks/cards`, secret: webhookSecrets[0] }
    await provider.pool.query(
      `update subscriptions set plan_id = 2, plan_type = 'single', brand_id = 4, plan_reference = null,
         plan_setting_at = null, current_period_start = null where id = $1`,
      [member.id],
    )
    await sendEvents(stripe.account, endpoint, { times: 2, order: 'reversed' })
    expect(await member.row()).toMatchObject({ planId: 3, planType: 'all', brandId: null })
    expect(changed.status).toBe(200)
  })
})

test('a pause voids the invoices to come; ended early it is paid for from now on', async () => {
  const member = await subscribed(provider)
  const [option] = (await member.pauseOptions()).body
  const paused = await member.change({ pause_until: option.resumes_at })
  expect(paused.body.pause.ends_at).toBe(option.resumes_at)
  const { pause } = await subscriptionAt(member)
  expect(pause!.resumesAt * 1000).toBe(Date.parse(option.resumes_at) - 3_600_000)
  const { id, period } = await subscriptionAt(member)
  provider.clock.set(new Date(period.end * 1000 + 5 * day))
  renew(stripe.account, id)
  expect(await member.entitled()).toBe(false)
  const resumed = await member.change({ pause_until: null })
  expect(resumed.body).toMatchObject({ status: 'active', pause: null })
  expect(await chargesOf(provider, member.user.id, 'succeeded')).toHaveLength(2)
  expect(await member.entitled()).toBe(true)
})

test('a pause whose early end the card declines goes on', async () => {
  const member = await subscribed(provider)
  const [option] = (await member.pauseOptions()).body
  await member.change({ pause_until: option.resumes_at })
  const { id, period } = await subscriptionAt(member)
  provider.clock.set(new Date(period.end * 1000 + 5 * day))
  renew(stripe.account, id)
  await member.setCard({ kind: 'decline', code: 'card_declined' })
  expect((await member.change({ pause_until: null })).status).toBe(422)
  expect((await subscriptionAt(member)).pause).not.toBeNull()
  expect((await member.read()).body.pause.ends_at).toBe(option.resumes_at)
  expect(await member.entitled()).toBe(false)
})

test('what is left of a replaced plan becomes credit of the customer', async () => {
  const member = await subscribed(provider)
  provider.clock.advance(10 * day)
  await member.read()
  const bought = await buy(provider, member.headers, order({ subscription_plan_id: 1 }))
  expect(bought.body.status).toBe('active')
  const row = await member.row()
  expect(row).toMatchObject({ status: 'canceled', cancelReason: 'upgraded', gatewayCancel: null })
  const { balance } = stripe.account.find('customer', row.gatewayCustomerId!)
  expect(-balance).toBeGreaterThan(900)
})

test('a change to all brands ends the other single ones for the credit of its preview', async () => {
  const yoga = await subscribed(provider, { address: seattle })
  provider.clock.advance(6 * day)
  const pilates = order({ subscription_plan_id: 2, brand_id: 6, address: seattle })
  const { body: other } = await buy(provider, yoga.headers, pilates)
  provider.clock.advance(3 * day)
  await yoga.read()
  const { preview, changed } = await changeTo(yoga, 1)
  const { ends, next_charge: next } = preview.body
  expect(ends).toEqual([{ id: other.id, credit: expect.any(Number) }])
  const { balance } = stripe.account.find('customer', (await yoga.row()).gatewayCustomerId!)
  expect(-balance).toBe(minor(ends[0].credit))
  expect(changed.body.next_charge.amount).toBe(next.amount)
})

test('a replaced plan whose period was not paid gives no credit', async () => {
  const yoga = await subscribed(provider)
  const pilates = order({ subscription_plan_id: 2, brand_id: 6 })
  const { body: other } = await buy(provider, yoga.headers, pilates)
  provider.clock.set(new Date((await subscriptionAt(yoga)).period.end * 1000))
  for (const { id, gatewaySubscriptionId } of await subscriptionsOf(provider, yoga.user.id))
    renew(stripe.account, gatewaySubscriptionId!, { declined: id === other.id })
  await yoga.read()
  await provider.call('GET', '/api/v1/subscriptions?status=active', yoga)
  const { preview, changed } = await changeTo(yoga, 1)
  expect(preview.body.ends).toEqual([{ id: other.id, credit: 0 }])
  expect(changed.status).toBe(200)
  const { balance } = stripe.account.find('customer', (await yoga.row()).gatewayCustomerId!)
  expect(balance).toBe(0)
})
