import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedAgreements } from '../../../src/db/schema/identity'
import type { TestProvider } from '../../support/start-provider'
import { createMember, createUser } from '../../support/users'
import {
  chargesOf,
  confirm,
  monthlyWithTrial,
  order,
  secretOf,
  singleMonthly,
  startShop,
  subscriptionsOf,
} from '../support/shop'
import {
  buyPublicly,
  peopleWith,
  person,
  publicOrder,
  readPublicly,
  typedCard,
} from './support/public-shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

const newEmail = () => `${randomUUID()}@example.com`

describe('a public purchase', () => {
  test('is active at once with a card that needs nothing more, and is charged once', async () => {
    const email = newEmail()
    const bought = await buyPublicly(provider, publicOrder({}, { email }))
    expect(bought.status).toBe(201)
    expect(bought.body).toEqual({
      id: expect.stringMatching(/^[\w-]{24}$/),
      status: 'active',
      subscription_plan: { price: 239.99 },
      charged: { amount: 239.99, tax: 0, currency: 'usd', at: expect.any(String) },
      next_charge: { amount: 239.99, tax: 0, currency: 'usd', at: expect.any(String) },
      stripe_details: {
        stripe_customer_id: expect.stringMatching(/^cus_/),
        stripe_payment_intent_client_secret: null,
      },
    })
    const [buyer] = await peopleWith(provider, email)
    expect(await chargesOf(provider, buyer!.id)).toMatchObject([{ amount: 23_999 }])
    const read = await readPublicly(provider, bought.body.id)
    expect({ ...read.body, stripe_details: bought.body.stripe_details }).toEqual(bought.body)
    expect(read.body).not.toHaveProperty('stripe_details')
  })

  test('waits for its confirmation; repeated under its key it answers with the same secret', async () => {
    const body = publicOrder({ stripe_payment_method_id: 'pm_card_threeDSecure2Required' })
    const first = await buyPublicly(provider, body, 'waits')
    const again = await buyPublicly(provider, body, 'waits')
    expect(first.body).toMatchObject({ status: 'incomplete', charged: null, next_charge: null })
    expect(again).toMatchObject({ status: 201, body: first.body })
    await confirm(provider, secretOf(first), 'pm_card_threeDSecure2Required')
    await readPublicly(provider, first.body.id)
    const read = await readPublicly(provider, first.body.id)
    expect(read.body).toMatchObject({ id: first.body.id, status: 'active' })
    expect(read.body.charged.amount).toBe(239.99)
    const repeated = await buyPublicly(provider, body, 'waits')
    expect(repeated.body).toMatchObject({ id: first.body.id, status: 'active' })
    expect(secretOf(repeated)).toBeNull()
  })

  test('has no trial, and the public plans say so to a caller without a session', async () => {
    const { headers } = await createMember(provider)
    const trialDays = async (path: string, of = {}) => {
      const { body } = await provider.call('GET', path, { headers: of })
      return (body.data ?? [body]).find(({ id }: { id: number }) => id === 1).trial_days
    }
    expect(await trialDays('/api/v1/public/plan')).toBe(0)
    expect(await trialDays('/api/v1/public/plan/1')).toBe(0)
    expect(await trialDays('/api/v1/plans/web')).toBe(7)
    expect(await trialDays('/api/v1/public/plan', headers)).toBe(7)
    expect(await trialDays('/api/v1/public/plan/1', headers)).toBe(7)

    const body = publicOrder({
      subscription_plan_id: monthlyWithTrial,
      expected: { due_today: 29.99, first_payment: 29.99 },
    })
    const bought = await buyPublicly(provider, body)
    expect(bought.body).toMatchObject({ status: 'active', charged: { amount: 29.99 } })
  })

  test('counts the tax of its address, a code and the studio’s brand', async () => {
    const body = publicOrder({
      subscription_plan_id: singleMonthly,
      brand_id: 4,
      stripe_promotion_code_id: 'promo_1Rk8vWq2ZpT5xLd7',
      address: { country: 'US', state: 'WA', postal_code: '98101' },
      // 14.99 − 3.00 = 11.99; 6.5 % of it is 0.78.
      expected: { due_today: 12.77, first_payment: 12.77 },
    })
    const { body: bought } = await buyPublicly(provider, body)
    expect(bought.charged).toMatchObject({ amount: 12.77, tax: 0.78 })
  })

  test('with a session is the account’s own, whatever its user says', async () => {
    const { user, headers } = await createMember(provider)
    const body = publicOrder({ subscription_plan_id: monthlyWithTrial }, { email: 'not an email' })
    const bought = await buyPublicly(provider, body, 'mine', headers)
    expect(bought).toMatchObject({ status: 201, body: { status: 'active', charged: null } })
    expect(await subscriptionsOf(provider, user.id)).toMatchObject([
      { publicId: bought.body.id, trialDays: 7 },
    ])
  })

  test('is never made on an account that has its email, and looks the same', async () => {
    const { user, headers } = await createMember(provider)
    await provider.call('POST', '/api/v1/subscriptions/web', { headers, body: order() })
    const known = await buyPublicly(provider, publicOrder({}, { email: user.email }))
    const unknown = await buyPublicly(provider, publicOrder())
    expect(known.status).toBe(201)
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect(known.body).toMatchObject({ status: 'active', charged: { amount: 239.99 } })
    expect(await subscriptionsOf(provider, user.id)).toHaveLength(1)
    expect(await peopleWith(provider, user.email)).toHaveLength(2)
  })
})

describe('its buyer', () => {
  test.each([
    [{ email: 'ada' }, { email: ['is invalid'] }],
    [{ email: undefined }, { email: ['is invalid'] }],
    [{ first_name: ' ' }, { first_name: ["can’t be blank"] }],
    [{ last_name: undefined }, { last_name: ["can’t be blank"] }],
    [{ legal_agreement_ids: [1, 2] }, { legal_agreement_ids: ['must be accepted'] }],
    [{ legal_agreement_ids: undefined }, { legal_agreement_ids: ['must be accepted'] }],
  ])('%o is refused by field, and nothing is stored', async (values, errors) => {
    const email = newEmail()
    const { status, body } = await buyPublicly(provider, publicOrder({}, { email, ...values }))
    expect([status, body.errors]).toMatchObject([422, errors])
    expect(body.errors.full_messages).toHaveLength(1)
    expect(await peopleWith(provider, email)).toEqual([])
  })

  test('without a user or a payment method is refused', async () => {
    const nobody = await buyPublicly(provider, order())
    expect(Object.keys(nobody.body.errors)).toEqual([
      'full_messages',
      'email',
      'first_name',
      'last_name',
      'legal_agreement_ids',
    ])
    const unpaid = publicOrder({ stripe_payment_method_id: undefined })
    expect((await buyPublicly(provider, unpaid)).body.code).toBe('payment_method_required')
  })

  test('has accepted the agreements', async () => {
    const email = newEmail()
    await buyPublicly(provider, publicOrder({}, { email }))
    const [buyer] = await peopleWith(provider, email)
    const accepted = await provider.db
      .select()
      .from(acceptedAgreements)
      .where(eq(acceptedAgreements.userId, buyer!.id))
    expect(accepted.map(({ agreementId }) => agreementId)).toEqual([1, 2, 3])
  })
})

describe('its key', () => {
  test('with another body is 409, and nothing more is charged', async () => {
    const email = newEmail()
    const user = person({ email })
    await buyPublicly(provider, order({ user }), 'taken')
    for (const changed of [
      order({ user, currency: 'cad' }),
      order({ user: { ...user, email: newEmail() } }),
      order({ user: { ...user, first_name: 'Eve' } }),
    ])
      expect((await buyPublicly(provider, changed, 'taken')).status).toBe(409)
    const [buyer] = await peopleWith(provider, email)
    expect(await chargesOf(provider, buyer!.id)).toHaveLength(1)
  })

  test('may be used again after a refusal, also by another person', async () => {
    const [wrong, right] = [newEmail(), newEmail()]
    const refused = { stripe_payment_method_id: 'pm_unknown' }
    expect(
      (await buyPublicly(provider, publicOrder(refused, { email: wrong }), 'free')).status,
    ).toBe(422)
    const bought = await buyPublicly(provider, publicOrder({}, { email: right }), 'free')
    expect(bought.body.status).toBe('active')
    const [buyer] = await peopleWith(provider, right)
    expect(await subscriptionsOf(provider, buyer!.id)).toHaveLength(1)
  })

  test('is the payment method where no header is sent', async () => {
    const method = await typedCard(provider)
    const body = publicOrder({ stripe_payment_method_id: method })
    const first = await buyPublicly(provider, body, null)
    const again = await buyPublicly(provider, body, null)
    expect(again.body).toEqual(first.body)
    const other = publicOrder({ stripe_payment_method_id: method })
    expect((await buyPublicly(provider, other, null)).status).toBe(409)
  })

  test('over 255 characters or unprintable is 400', async () => {
    expect((await buyPublicly(provider, publicOrder(), 'k'.repeat(256))).status).toBe(400)
    expect((await buyPublicly(provider, publicOrder(), 'two words')).status).toBe(400)
  })
})

test('thirty public purchases an hour come from one address', async () => {
  const shop = await startShop({ env: { RATE_LIMITS: 'on' } })
  const user = await createUser(shop)
  const statuses = []
  for (let count = 0; count < 31; count += 1)
    statuses.push((await buyPublicly(shop, publicOrder({ currency: 'jpy' }, user))).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429])
  await shop.stop()
})
