import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { paymentCustomers } from '../../../src/db/schema/payments'
import { sandboxIntents, sandboxSubscriptions } from '../../../src/db/schema/sandbox-payments'
import { sandboxPaymentMethods } from '../../../src/db/schema/sandbox-cards'
import { subscriptions } from '../../../src/db/schema/subscriptions'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import { atOnce, buy, order, startShop, subscriptionsOf, typeCard } from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

type Headers = Record<string, string>
const path = '/api/v1/payment_profiles'
const visa = '4242424242424242'
const mastercard = '5555555555554444'
const asks = '4000002500003155'

const add = async (headers: Headers, number: string, more: object = {}) => {
  const card = await typeCard(provider, number)
  const body = { stripe_payment_method_id: card.body.id as string, ...more }
  return provider.call('POST', path, { headers, body })
}
const list = async (headers: Headers) =>
  (await provider.call('GET', path, { headers })).body.data as {
    id: string
    last4: string
    default: boolean
    expires: string
  }[]
const remove = (headers: Headers, id: string) =>
  provider.call('DELETE', `${path}/${id}`, { headers })
const makeDefault = (headers: Headers, id: string) =>
  provider.call('PUT', `${path}/${id}`, { headers, body: { default: true } })
const answer = (secret: string, passed: boolean) =>
  provider.call('POST', '/sandbox/v1/challenges', {
    body: { intent: secret.split('_secret_')[0], client_secret: secret, passed },
  })

describe('adding a card', () => {
  test('the first is the default, another only when asked', async () => {
    const { headers } = await createMember(provider)
    expect(await add(headers, visa)).toMatchObject({
      status: 201,
      body: { last4: '4242', default: true, expires: 'ok' },
    })
    expect((await add(headers, mastercard)).body.default).toBe(false)
    const third = await add(headers, mastercard, { default: true })
    expect(third.body.default).toBe(true)
    const defaults = (await list(headers)).filter((card) => card.default)
    expect(defaults.map(({ id }) => id)).toEqual([third.body.id])
  })

  test('with 3-D Secure: the secret, the challenge, then the same call stores it', async () => {
    const { headers } = await createMember(provider)
    const card = await typeCard(provider, asks)
    const body = { stripe_payment_method_id: card.body.id }
    const asked = await provider.call('POST', path, { headers, body })
    expect(asked.status).toBe(202)
    expect(await list(headers)).toEqual([])
    const secret = asked.body.client_secret

    expect(await answer(secret, false)).toMatchObject({
      body: { status: 'requires_payment_method', last_setup_error: { code: expect.any(String) } },
    })
    const again = await provider.call('POST', path, { headers, body })
    expect(again).toMatchObject({ status: 202, body: { client_secret: secret } })
    expect((await answer(secret, true)).body.status).toBe('succeeded')
    const stored = await provider.call('POST', path, { headers, body })
    expect(stored).toMatchObject({ status: 201, body: { id: card.body.id, default: true } })
    expect((await provider.call('POST', path, { headers, body })).body.id).toBe(card.body.id)
    expect(await list(headers)).toHaveLength(1)
  })

  test.each([
    ['4000000000000002', 'Your card was declined.', 'card_declined'],
    ['4000000000009995', 'Your card has insufficient funds.', 'card_declined'],
  ])('%s is declined in words, and not stored', async (number, sentence, code) => {
    const { headers } = await createMember(provider)
    expect(await add(headers, number)).toMatchObject({
      status: 422,
      body: { errors: { full_messages: [sentence] }, code },
    })
    expect(await list(headers)).toEqual([])
  })

  test('an unknown card and another member’s are refused alike', async () => {
    const { headers } = await createMember(provider)
    const own = await add(headers, visa)
    const other = await createMember(provider)
    for (const id of ['pm_unknown', own.body.id]) {
      const body = { stripe_payment_method_id: id }
      expect((await provider.call('POST', path, { headers: other.headers, body })).status).toBe(422)
    }
    expect(await list(other.headers)).toEqual([])
  })

  test('60 other fields change nothing', async () => {
    const { user, headers } = await createMember(provider)
    const extra = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`field_${i}`, i]))
    const more = { ...extra, id: 'pm_mine', customer: 'cus_1', last4: '0000', user_id: 1 }
    const added = await add(headers, visa, more)
    expect(added).toMatchObject({ status: 201, body: { last4: '4242' } })
    const changed = await provider.call('PUT', `${path}/${added.body.id}`, {
      headers,
      body: { default: true, ...more },
    })
    expect(changed.body).toEqual(added.body)
    const [customer] = await provider.db
      .select()
      .from(paymentCustomers)
      .where(eq(paymentCustomers.userId, user.id))
    expect(customer).toMatchObject({ defaultCurrency: null, cardsClaimedAt: null })
  })
})

describe('default and removal', () => {
  test('the default moves, and to the newest other card when it is removed', async () => {
    const { headers } = await createMember(provider)
    const first = (await add(headers, visa)).body.id
    const second = (await add(headers, mastercard)).body.id
    expect((await makeDefault(headers, second)).body).toMatchObject({ id: second, default: true })
    expect((await remove(headers, second)).status).toBe(204)
    expect(await list(headers)).toMatchObject([{ id: first, default: true }])
    expect((await remove(headers, second)).status).toBe(404)
    expect((await remove(headers, first)).status).toBe(204)
    expect(await list(headers)).toEqual([])
  })

  test('another member’s card, and one that is not there, are 404', async () => {
    const { headers } = await createMember(provider)
    const id = (await add(headers, visa)).body.id
    const other = await createMember(provider)
    for (const foreign of [id, 'pm_unknown', '1']) {
      expect((await makeDefault(other.headers, foreign)).status).toBe(404)
      expect((await remove(other.headers, foreign)).status).toBe(404)
    }
    expect(await list(headers)).toHaveLength(1)
  })

  test('the only card of a subscription that goes on stays, until that ends', async () => {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers, order())
    const [card] = await list(headers)
    const refused = await remove(headers, card!.id)
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.body.errors.full_messages[0]).toMatch(/only card/)
    await provider.db
      .update(subscriptions)
      .set({ cancelAtPeriodEnd: true })
      .where(eq(subscriptions.userId, user.id))
    expect((await remove(headers, card!.id)).status).toBe(204)
  })

  test('two removals at once never leave a subscription without a card', async () => {
    const { headers } = await createMember(provider)
    await buy(provider, headers, order())
    await add(headers, mastercard)
    const ids = (await list(headers)).map(({ id }) => id)
    const removals = await atOnce(8, (index) => remove(headers, ids[index % 2]!))
    expect(removals.filter(({ status }) => status === 204)).toHaveLength(1)
    const left = await list(headers)
    expect(left).toHaveLength(1)
    expect(left[0]!.default).toBe(true)
  })
})

describe('a past-due subscription', () => {
  /** A member whose renewal was declined. */
  async function pastDue() {
    const { user, headers } = await createMember(provider)
    await buy(provider, headers, order())
    const [row] = await subscriptionsOf(provider, user.id)
    const ledgerId = row!.gatewaySubscriptionId!
    const now = provider.clock.now()
    await provider.db
      .update(sandboxSubscriptions)
      .set({ status: 'past_due', statusAt: now })
      .where(eq(sandboxSubscriptions.id, ledgerId))
    await provider.db
      .update(subscriptions)
      .set({ status: 'past_due', statusAt: now, pastDueSince: now })
      .where(eq(subscriptions.id, row!.id))
    const intent = `pi_renewal_${row!.id}`
    await provider.db.insert(sandboxIntents).values({
      id: intent,
      clientSecret: `${intent}_secret_x`,
      subscriptionId: ledgerId,
      purpose: 'renewal',
      periodStart: now,
      periodEnd: row!.currentPeriodEnd,
      amount: 23_999,
      currency: 'usd',
      status: 'requires_payment_method',
      createdAt: now,
    })
    await provider.db
      .update(sandboxPaymentMethods)
      .set({ behavior: { kind: 'decline', code: 'insufficient_funds' } })
      .where(eq(sandboxPaymentMethods.customerId, row!.gatewayCustomerId!))
    provider.clock.advance(1000)
    const pay = (by = headers) =>
      provider.call('POST', `/api/v1/subscriptions/${row!.id}/open_payment`, { headers: by })
    return { headers, pay }
  }

  test('is paid once by a new default card', async () => {
    const { headers, pay } = await pastDue()
    expect(await pay()).toMatchObject({
      status: 422,
      body: { error: 'Your card has insufficient funds.' },
    })
    const stranger = await createMember(provider)
    expect((await pay(stranger.headers)).status).toBe(404)
    await add(headers, mastercard, { default: true })
    const paid = await atOnce(5, () => pay())
    expect(paid.every(({ body }) => body.status === 'active')).toBe(true)
    const { body } = await provider.call('GET', '/api/v1/invoices', { headers })
    expect(body.data.map((row: { amount: number }) => row.amount)).toEqual([239.99, 239.99])
  })

  test('is paid after the bank was asked', async () => {
    const { headers, pay } = await pastDue()
    const card = await typeCard(provider, asks)
    const body = { stripe_payment_method_id: card.body.id, default: true }
    const asked = await provider.call('POST', path, { headers, body })
    await answer(asked.body.client_secret, true)
    await provider.call('POST', path, { headers, body })
    const open = await pay()
    const secret = open.body.stripe_details.stripe_payment_intent_client_secret
    expect(open.body.status).toBe('past_due')
    await answer(secret, true)
    expect((await pay()).body).toEqual({
      status: 'active',
      stripe_details: { stripe_payment_intent_client_secret: null },
    })
  })
})
