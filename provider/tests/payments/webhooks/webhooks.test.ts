import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentEvents } from '../../../src/db/schema/payments'
import { subscriptions } from '../../../src/db/schema/subscriptions'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import { buy, chargesOf, startShop, subscriptionsOf } from '../support/shop'
import { deliver, openAttempt, post, sign, webhookEnv, webhookSecrets } from '../support/webhooks'

let provider: TestProvider
let second: TestProvider
beforeAll(async () => {
  provider = await startShop({ env: webhookEnv })
  const database = { url: provider.database.url }
  second = await startShop({ env: webhookEnv, database, clock: provider.clock })
})
afterAll(async () => {
  await second.stop()
  await provider.stop()
})

let open: Awaited<ReturnType<typeof openAttempt>>
beforeEach(async () => {
  open = await openAttempt(provider)
})

const eventCount = () => provider.db.$count(paymentEvents)

describe('a webhook’s signature', () => {
  test('is accepted with either secret of a rotation', async () => {
    for (const secret of webhookSecrets) {
      const body = JSON.stringify(open.active())
      expect(await post(provider, body, sign(provider, body, secret))).toBe(200)
    }
    expect((await open.read()).status).toBe('active')
  })

  test('that is forged, old, altered or missing gets 400 and changes nothing, 100 times', async () => {
    const before = { row: await open.read(), events: await eventCount() }
    const body = JSON.stringify(open.active())
    const good = sign(provider, body)
    const [, digest = ''] = good.split('v1=')
    const time = open.seconds()
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
      [body, sign(provider, body, 'whsec_another')],
      [body, sign(provider, body, '')],
      [
        body,
        sign(provider, body, webhookSecrets[0], new Date(provider.clock.now().getTime() - 301_000)),
      ],
      [
        body,
        sign(provider, body, webhookSecrets[0], new Date(provider.clock.now().getTime() + 302_000)),
      ],
      [Buffer.from(body.replace('active', 'actıve')), good],
    ]
    while (forgeries.length < 100)
      forgeries.push([body, `t=${time},v1=${randomBytes(32).toString('hex')}`])
    const responses = await Promise.all(
      forgeries.map(([bytes, header]) => post(provider, bytes, header)),
    )
    expect(responses).toEqual(Array.from({ length: 100 }, () => 400))
    expect({ row: await open.read(), events: await eventCount() }).toEqual(before)
  })

  test('is checked over the bytes; signed text that is not an event gets 400', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '{"id":1}',
      '{"id":"evt_1","type":"x"}',
      'not json',
    ])
      expect(await post(provider, body, sign(provider, body))).toBe(400)
  })
})

describe('an event', () => {
  test('of an unknown type is accepted and changes nothing', async () => {
    expect(await deliver(provider, open.event('charge.dispute.updated', { id: 'dp_1' }))).toBe(200)
    expect(await deliver(provider, open.event('something.new', {}))).toBe(200)
    expect((await open.read()).status).toBe('incomplete')
  })

  test('of an unknown subscription is accepted and changes nothing', async () => {
    const other = { ...open.subscription('active'), id: 'sub_elsewhere' }
    expect(await deliver(provider, open.event('customer.subscription.updated', other))).toBe(200)
    expect((await open.read()).status).toBe('incomplete')
  })

  test('100 times at once, on two processes, has one effect', async () => {
    const payload = open.active()
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => deliver(index % 2 ? provider : second, payload)),
    )
    expect(new Set(responses)).toEqual(new Set([200]))
    const rows = await provider.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.id, payload.id))
    expect(rows).toHaveLength(1)
    expect((await open.read()).status).toBe('active')
  })

  test('that is repeated has no effect, also after the subscription has changed', async () => {
    const payload = open.active()
    await deliver(provider, payload)
    await provider.db
      .update(subscriptions)
      .set({ status: 'past_due', statusAt: new Date(0) })
      .where(eq(subscriptions.id, open.attempt.id))
    expect(await deliver(provider, payload)).toBe(200)
    expect((await open.read()).status).toBe('past_due')
  })

  test('that arrives before the response finds its attempt by our own reference', async () => {
    await provider.db
      .update(subscriptions)
      .set({ gatewaySubscriptionId: null })
      .where(eq(subscriptions.id, open.attempt.id))
    const early = open.subscription('active', { metadata: { reference: open.attempt.publicId } })
    await deliver(provider, open.event('customer.subscription.created', early))
    expect((await open.read()).status).toBe('active')
  })
})

test('an abandoned attempt that the gateway reports as paid is refunded', async () => {
  await provider.db
    .update(subscriptions)
    .set({ status: 'canceled', cancelReason: 'superseded' })
    .where(eq(subscriptions.id, open.attempt.id))
  const { body } = await provider.call(
    'POST',
    `/sandbox/v1/payment_intents/${open.attempt.gatewayIntentId}/read`,
    {
      body: { client_secret: await secretOfAttempt() },
    },
  )
  await provider.call(
    'POST',
    `/sandbox/v1/payment_intents/${open.attempt.gatewayIntentId}/confirm`,
    {
      body: { client_secret: body.client_secret, payment_method: 'pm_card_visa' },
    },
  )
  expect(await chargesOf(provider, open.user.id, 'succeeded')).toHaveLength(1)
  await deliver(provider, open.active())
  expect(await open.read()).toMatchObject({ status: 'canceled', gatewayCancel: null })
  expect(await chargesOf(provider, open.user.id, 'refunded')).toHaveLength(1)
})

test('a second live subscription that the gateway reports is ended and refunded', async () => {
  const { user, headers: own } = await createMember(provider)
  await buy(provider, own)
  const [first] = await subscriptionsOf(provider, user.id)
  await provider.db
    .update(subscriptions)
    .set({ userId: user.id })
    .where(eq(subscriptions.id, open.attempt.id))
  await deliver(provider, open.active())
  const rows = await subscriptionsOf(provider, user.id)
  expect(rows.find(({ id }) => id === first!.id)).toMatchObject({ status: 'active' })
  expect(rows.find(({ id }) => id === open.attempt.id)).toMatchObject({
    status: 'canceled',
    cancelReason: 'duplicate',
  })
})

async function secretOfAttempt(): Promise<string> {
  const { rows } = await provider.pool.query(
    'select client_secret from sandbox_intents where id = $1',
    [open.attempt.gatewayIntentId],
  )
  return rows[0].client_secret
}
