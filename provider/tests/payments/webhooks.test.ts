import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentEvents } from '../../src/db/schema/payments'
import { subscriptions } from '../../src/db/schema/subscriptions'
import { signatureHeader } from '../../src/payments/signature'
import type { TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'
import { buy, chargesOf, order, startShop, subscriptionsOf } from './support/shop'

const secrets = ['whsec_new_one_of_the_two', 'whsec_old_one_of_the_two']
let provider: TestProvider
let second: TestProvider
beforeAll(async () => {
  const env = { STRIPE_WEBHOOK_SECRETS: secrets.join(',') }
  provider = await startShop({ env })
  const database = { url: provider.database.url }
  second = await startShop({ env, database, clock: provider.clock })
})
afterAll(async () => {
  await second.stop()
  await provider.stop()
})

const seconds = (offset = 0) => Math.floor(provider.clock.now().getTime() / 1000) + offset

const event = (type: string, object: object, created = seconds(), id = `evt_${randomUUID()}`) => ({
  id,
  object: 'event',
  type,
  created,
  data: { object },
})

async function send(
  body: string | Uint8Array<ArrayBuffer>,
  header: string | undefined,
  to: TestProvider = provider,
) {
  const response = await fetch(`${to.url}/webhooks/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(header && { 'stripe-signature': header }) },
    body,
  })
  return response.status
}

const sign = (body: string, secret = secrets[0]!, at = provider.clock.now()) =>
  signatureHeader(Buffer.from(body), secret, at)

const deliver = (payload: object, to?: TestProvider) => {
  const body = JSON.stringify(payload)
  return send(body, sign(body), to)
}

let userId: number
let attempt: typeof subscriptions.$inferSelect
let headers: Record<string, string>
beforeEach(async () => {
  const member = await createMember(provider)
  userId = member.user.id
  headers = member.headers
  await buy(provider, headers, order({ stripe_payment_method_id: 'pm_card_chargeDeclined' }))
  attempt = (await subscriptionsOf(provider, userId))[0]!
})

const current = async () => (await subscriptionsOf(provider, userId))[0]!
const eventCount = () => provider.db.$count(paymentEvents)

const subscriptionObject = (status: string, more: object = {}) => ({
  id: attempt.gatewaySubscriptionId,
  object: 'subscription',
  status,
  cancel_at_period_end: false,
  items: { data: [{ current_period_end: seconds(30 * 86_400) }] },
  ...more,
})
const invoiceObject = (reason = 'subscription_cycle') => ({
  object: 'invoice',
  billing_reason: reason,
  parent: { subscription_details: { subscription: attempt.gatewaySubscriptionId } },
})
const active = () => event('customer.subscription.updated', subscriptionObject('active'))

describe('signature', () => {
  test('either secret of a rotation is taken', async () => {
    for (const secret of secrets) {
      const body = JSON.stringify(active())
      expect(await send(body, sign(body, secret))).toBe(200)
    }
    expect((await current()).status).toBe('active')
  })

  test('100 forged, old, altered or missing ones: 400, and nothing changes', async () => {
    const before = { row: await current(), events: await eventCount() }
    const body = JSON.stringify(active())
    const good = sign(body)
    const [, digest = ''] = good.split('v1=')
    const time = seconds()
    const forgeries: [string | Uint8Array<ArrayBuffer>, string | undefined][] = [
      [body, undefined],
      [body, ''],
      [body, 'v1=' + digest],
      [body, `t=${time}`],
      [body, `t=${time},v0=${digest}`],
      [body, `t=${time},v1=`],
      [body, `t=${time},v1=${digest.slice(2)}`],
      [body, `t=${time},v1=${digest.toUpperCase()}`],
      [body, `t=${time}.0,v1=${digest}`],
      [body, `t=${time + 1},v1=${digest}`],
      [body, `t=${time},t=${time},v1=${digest}`],
      [body, good.replace('t=', 'time=')],
      [`${body} `, good],
      [body.replace('"active"', '"canceled"'), good],
      [JSON.stringify(JSON.parse(body), null, 1), good],
      [body, sign(body, 'whsec_another')],
      [body, sign(body, '')],
      [body, sign(body, secrets[0], new Date(provider.clock.now().getTime() - 301_000))],
      [body, sign(body, secrets[0], new Date(provider.clock.now().getTime() + 302_000))],
      [Buffer.from(body.replace('active', 'actıve')), good],
    ]
    while (forgeries.length < 100)
      forgeries.push([body, `t=${time},v1=${randomBytes(32).toString('hex')}`])
    const answers = await Promise.all(forgeries.map(([bytes, header]) => send(bytes, header)))
    expect(answers).toEqual(Array.from({ length: 100 }, () => 400))
    expect({ row: await current(), events: await eventCount() }).toEqual(before)
  })

  test('is checked over the bytes: text that is no event is 400 even when signed', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '{"id":1}',
      '{"id":"evt_1","type":"x"}',
      'not json',
    ])
      expect(await send(body, sign(body))).toBe(400)
  })
})

describe('an event', () => {
  test('of an unknown type is taken and changes nothing', async () => {
    expect(await deliver(event('charge.dispute.created', { id: 'dp_1' }))).toBe(200)
    expect(await deliver(event('something.new', {}))).toBe(200)
    expect((await current()).status).toBe('incomplete')
  })

  test('of somebody else’s subscription is taken and changes nothing', async () => {
    const other = { ...subscriptionObject('active'), id: 'sub_elsewhere' }
    expect(await deliver(event('customer.subscription.updated', other))).toBe(200)
    expect((await current()).status).toBe('incomplete')
  })

  test('100 times at once, on two processes, has one effect', async () => {
    const payload = active()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => deliver(payload, index % 2 ? provider : second)),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    const rows = await provider.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.id, payload.id))
    expect(rows).toHaveLength(1)
    expect((await current()).status).toBe('active')
  })

  test('already used does not act again, though the subscription has moved on since', async () => {
    const payload = active()
    await deliver(payload)
    await provider.db
      .update(subscriptions)
      .set({ status: 'past_due', statusAt: new Date(0) })
      .where(eq(subscriptions.id, attempt.id))
    expect(await deliver(payload)).toBe(200)
    expect((await current()).status).toBe('past_due')
  })

  test('that overtakes the answer finds its attempt by our own reference', async () => {
    await provider.db
      .update(subscriptions)
      .set({ gatewaySubscriptionId: null })
      .where(eq(subscriptions.id, attempt.id))
    const early = subscriptionObject('active', { metadata: { reference: attempt.publicId } })
    await deliver(event('customer.subscription.created', early))
    expect((await current()).status).toBe('active')
  })
})

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

describe('order of arrival', () => {
  type Step = [type: string, object: () => object, after: number]
  const stories: [string, string, Step[]][] = [
    [
      'bought, paid, active, ended',
      'canceled',
      [
        ['customer.subscription.created', () => subscriptionObject('incomplete'), 0],
        ['invoice.paid', () => invoiceObject('subscription_create'), 2],
        ['customer.subscription.updated', () => subscriptionObject('active'), 2],
        ['customer.subscription.deleted', () => subscriptionObject('canceled'), 9],
      ],
    ],
    [
      'bought, first card refused, paid, active',
      'active',
      [
        ['customer.subscription.created', () => subscriptionObject('incomplete'), 0],
        ['invoice.payment_failed', () => invoiceObject('subscription_create'), 1],
        ['invoice.paid', () => invoiceObject('subscription_create'), 5],
        ['customer.subscription.updated', () => subscriptionObject('active'), 5],
      ],
    ],
    [
      'active, unpaid, paid again, unpaid',
      'past_due',
      [
        ['customer.subscription.updated', () => subscriptionObject('active'), 0],
        ['invoice.payment_failed', () => invoiceObject(), 10],
        ['invoice.paid', () => invoiceObject(), 20],
        ['customer.subscription.updated', () => subscriptionObject('past_due'), 30],
      ],
    ],
    [
      'active, to end, not to end, to end',
      'active',
      [
        ['customer.subscription.updated', () => subscriptionObject('active'), 0],
        [
          'customer.subscription.updated',
          () => subscriptionObject('active', { cancel_at_period_end: true }),
          1,
        ],
        ['customer.subscription.updated', () => subscriptionObject('active'), 2],
        [
          'customer.subscription.updated',
          () => subscriptionObject('active', { cancel_at_period_end: true }),
          3,
        ],
      ],
    ],
  ]

  test.each(stories)('%s: %s in all 24 orders', async (_, status, story) => {
    const ends = []
    const start = seconds(-100)
    for (const order of permutations(story)) {
      await provider.db
        .update(subscriptions)
        .set({
          status: 'incomplete',
          statusAt: new Date(0),
          pastDueSince: null,
          currentPeriodEnd: null,
          cancelAtPeriodEnd: false,
          cancelSettingAt: null,
          canceledAt: null,
          cancelReason: null,
        })
        .where(eq(subscriptions.id, attempt.id))
      for (const [type, object, after] of order)
        expect(await deliver(event(type, object(), start + after))).toBe(200)
      const row = await current()
      ends.push([row.status, row.statusAt.getTime(), row.cancelAtPeriodEnd])
    }
    expect(ends).toHaveLength(24)
    expect(new Set(ends.map(String)).size).toBe(1)
    expect(ends[0]![0]).toBe(status)
  })
})

test('an attempt given up here but paid there is paid back', async () => {
  await provider.db
    .update(subscriptions)
    .set({ status: 'canceled', cancelReason: 'superseded' })
    .where(eq(subscriptions.id, attempt.id))
  const { body } = await provider.call(
    'POST',
    `/sandbox/v1/payment_intents/${attempt.gatewayIntentId}/read`,
    {
      body: { client_secret: await secretOfAttempt() },
    },
  )
  await provider.call('POST', `/sandbox/v1/payment_intents/${attempt.gatewayIntentId}/confirm`, {
    body: { client_secret: body.client_secret, payment_method: 'pm_card_visa' },
  })
  expect(await chargesOf(provider, userId, 'succeeded')).toHaveLength(1)
  await deliver(active())
  expect(await current()).toMatchObject({ status: 'canceled', gatewayCancel: null })
  expect(await chargesOf(provider, userId, 'refunded')).toHaveLength(1)
})

test('a second live one that the gateway reports ends at once and is paid back', async () => {
  const { user, headers: own } = await createMember(provider)
  await buy(provider, own)
  const [first] = await subscriptionsOf(provider, user.id)
  await provider.db
    .update(subscriptions)
    .set({ userId: user.id })
    .where(eq(subscriptions.id, attempt.id))
  await deliver(active())
  const rows = await subscriptionsOf(provider, user.id)
  expect(rows.find(({ id }) => id === first!.id)).toMatchObject({ status: 'active' })
  expect(rows.find(({ id }) => id === attempt.id)).toMatchObject({
    status: 'canceled',
    cancelReason: 'duplicate',
  })
})

async function secretOfAttempt(): Promise<string> {
  const { rows } = await provider.pool.query(
    'select client_secret from sandbox_intents where id = $1',
    [attempt.gatewayIntentId],
  )
  return rows[0].client_secret
}
