import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import { paymentEvents } from '../../../src/db/schema/payments'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import { dispute, refundPayment } from '../../support/stripe-server/money-back'
import { renew } from '../../support/stripe-server/payments'
import { cancelSubscription } from '../../support/stripe-server/subscriptions'
import { type Delivery, sendEvents } from '../../support/stripe-server/webhook-sender'
import { createMember } from '../../support/users'
import {
  buy,
  chargesOf,
  confirm,
  order,
  readSubscription,
  secretOf,
  startStripeShop,
  subscriptionsOf,
} from '../support/shop'
import { webhookSecrets } from '../support/webhooks'

const { stripe, provider, stop } = await startStripeShop()
afterAll(stop)

const { account } = stripe
const send = (delivery?: Delivery, secret: string = webhookSecrets[0]) =>
  sendEvents(account, { url: `${provider.url}/webhooks/cards`, secret }, delivery)

/** A payer whose browser has paid; Stripe has not sent its news yet. */
async function paid() {
  await send()
  const { user, headers } = await createMember(provider)
  const card = 'pm_card_threeDSecureRequired'
  const bought = await buy(provider, headers, order({ stripe_payment_method_id: card }))
  await confirm(provider, secretOf(bought), card)
  const read = async () => (await subscriptionsOf(provider, user.id))[0]!
  const intent = (await read()).gatewayIntentId!
  const subscription = (await read()).gatewaySubscriptionId!
  return { user, headers, id: bought.body.id, read, intent, subscription }
}

/** The same, with the news. */
async function active() {
  const payer = await paid()
  await send()
  expect((await payer.read()).status).toBe('active')
  return payer
}

describe('a purchase', () => {
  test('becomes active by its events alone, sent twice in any order', async () => {
    for (const order of ['as happened', 'reversed'] as const) {
      const payer = await paid()
      expect((await payer.read()).status).toBe('incomplete')
      expect(new Set(await send({ times: 2, order }))).toEqual(new Set([200]))
      expect(await payer.read()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
    }
  })

  test('is not changed by events of another secret, nor by old ones', async () => {
    const payer = await paid()
    const waiting = [...account.events]
    expect(new Set(await send({}, 'whsec_other'))).toEqual(new Set([400]))
    account.events.push(...waiting)
    const now = provider.clock.now()
    const seconds = account.seconds
    account.seconds = () => Math.floor(now.getTime() / 1000) - 301
    expect(new Set(await send())).toEqual(new Set([400]))
    account.seconds = seconds
    expect((await payer.read()).status).toBe('incomplete')
  })

  test('is found by our own reference when its response was lost', async () => {
    const payer = await paid()
    await provider.pool.query(
      `update subscriptions set gateway_subscription_id = null where user_id = $1`,
      [payer.user.id],
    )
    await send({ only: ['invoice.paid'] })
    expect((await payer.read()).status).toBe('active')
  })
})

test('events of kinds that mean nothing here are recorded and change nothing', async () => {
  const payer = await paid()
  const unknown = account.events.filter(({ type }) => type === 'payment_intent.succeeded')
  expect(await send({ only: ['payment_intent.succeeded'] })).toEqual([200])
  const rows = await provider.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.id, unknown[0]!.id))
  expect(rows).toHaveLength(1)
  expect((await payer.read()).status).toBe('incomplete')
})

test('renewals, declined ones and the end follow from Stripe’s events', async () => {
  const payer = await active()
  provider.clock.advance(1000)
  renew(account, payer.subscription, { declined: true })
  await send()
  expect((await payer.read()).status).toBe('past_due')
  cancelSubscription(account, payer.subscription, {})
  await send()
  expect(await payer.read()).toMatchObject({ status: 'canceled', cancelReason: 'gateway' })
})

describe('a dispute', () => {
  const story: [Stripe.Dispute.Status, Parameters<typeof dispute>[3]][] = [
    ['needs_response', 'created'],
    ['needs_response', 'funds_withdrawn'],
    ['won', 'closed'],
  ]

  test.each(['as happened', 'reversed'] as const)(
    'ends access and the subscription at Stripe, also when its events arrive %s',
    async (order) => {
      const payer = await paid()
      for (const [status, step] of story) dispute(account, payer.intent, status, step)
      await send({ times: 2, order })
      const row = await payer.read()
      expect(row).toMatchObject({
        ...{ status: 'canceled', cancelReason: 'gateway', gatewayCancel: null },
        ...{ disputedAt: provider.clock.now(), refundedAt: null },
      })
      expect(account.find('subscription', payer.subscription).status).toBe('canceled')
      expect(account.refund.size).toBe(0)
      await send()
      expect(await payer.read()).toEqual(row)
    },
  )

  test('that is only an inquiry is recorded; access goes on', async () => {
    const payer = await active()
    dispute(account, payer.intent, 'warning_needs_response')
    await send()
    expect(await payer.read()).toMatchObject({
      status: 'active',
      disputedAt: provider.clock.now(),
    })
    dispute(account, payer.intent, 'warning_needs_response', 'funds_withdrawn')
    await send()
    expect((await payer.read()).status).toBe('canceled')
  })

  test('of a renewal finds its subscription too', async () => {
    const payer = await active()
    renew(account, payer.subscription)
    const charges = await chargesOf(provider, payer.user.id)
    const { intentId } = charges.at(-1) as { intentId: string }
    expect(intentId).not.toBe(payer.intent)
    dispute(account, intentId, 'needs_response')
    await send()
    expect((await payer.read()).status).toBe('canceled')
  })

  test('of a payment that is not ours is recorded and changes nothing', async () => {
    const payer = await active()
    dispute(account, payer.intent, 'needs_response')
    const event = account.events[0]!
    ;(event.data.object as Stripe.Dispute).payment_intent = 'pi_of_another_shop'
    expect(await send()).toEqual([200])
    expect(await payer.read()).toMatchObject({ status: 'active', disputedAt: null })
  })

  test('whose subscription cannot be asked for is refused, so that Stripe sends it again', async () => {
    const payer = await active()
    dispute(account, payer.intent, 'needs_response')
    const [event] = account.events
    stripe.loseResponses('GET /v1/invoice_payments', 'before', 3)
    expect(await send()).toEqual([500])
    account.events.push(event!)
    expect(await send()).toEqual([200])
    expect((await payer.read()).status).toBe('canceled')
  })
})

describe('a refund', () => {
  test('of a part is recorded and shown; access goes on', async () => {
    const payer = await active()
    refundPayment(account, payer.intent, 5000)
    await send({ times: 2 })
    expect(await payer.read()).toMatchObject({
      status: 'active',
      refundedAt: provider.clock.now(),
    })
    const { body } = await readSubscription(provider, payer.headers, payer.id)
    expect(body.charged).toMatchObject({ amount: 189.99 })
  })

  test('of the whole payment ends the subscription, also when a part went before', async () => {
    const payer = await active()
    refundPayment(account, payer.intent, 5000)
    refundPayment(account, payer.intent)
    await send({ order: 'reversed' })
    expect(await payer.read()).toMatchObject({
      ...{ status: 'canceled', gatewayCancel: null, refundedAt: provider.clock.now() },
    })
    expect(account.find('subscription', payer.subscription).status).toBe('canceled')
    const { body } = await readSubscription(provider, payer.headers, payer.id)
    expect(body.charged).toBeNull()
  })

  test('of an earlier period does not end the one that is paid', async () => {
    const payer = await active()
    const { end } = account.find('subscription', payer.subscription).period
    renew(account, payer.subscription)
    provider.clock.set(new Date(end * 1000 + 1000))
    refundPayment(account, payer.intent)
    await send()
    const row = await payer.read()
    expect(row).toMatchObject({ status: 'active', refundedAt: provider.clock.now() })
  })

  test('that we asked for ourselves changes no more', async () => {
    const payer = await active()
    await provider.pool.query(
      `update subscriptions set status = 'canceled', cancel_reason = 'duplicate',
         gateway_cancel = 'refund' where user_id = $1`,
      [payer.user.id],
    )
    await reconcilePayments(provider)
    await send({ times: 2 })
    expect(await payer.read()).toMatchObject({
      ...{ status: 'canceled', cancelReason: 'duplicate', gatewayCancel: null },
      refundedAt: provider.clock.now(),
    })
  })
})
