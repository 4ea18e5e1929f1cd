import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProvider } from '../../support/start-provider'
import { addRetiredPlan, retiredPlan } from '../support/retired-plan'
import { chargesOf, order, startShop, subscriptionsOf } from '../support/shop'
import { buyPublicly, peopleWith, person } from './support/public-shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
  await addRetiredPlan(provider)
})
afterAll(() => provider.stop())

type Values = Record<string, unknown>
/** Where a body is tampered with, and how. */
type Row = [where: 'subscription' | 'user' | 'body', values: Values]

async function send([where, values]: Row) {
  const email = `${randomUUID()}@example.com`
  const user = person(where === 'user' ? { email, ...values } : { email })
  const body = order(
    { user, ...(where === 'subscription' ? values : {}) },
    where === 'body' ? values : {},
  )
  const response = await buyPublicly(provider, body)
  const [buyer] = await peopleWith(provider, email)
  const charges = buyer ? await chargesOf(provider, buyer.id) : []
  const bought = buyer ? await subscriptionsOf(provider, buyer.id) : []
  return { response, buyer, charges, bought }
}

const ignored: Row[] = [
  ['subscription', { price: 0.01 }],
  ['subscription', { price: -1 }],
  ['subscription', { amount: 1, total: 0 }],
  ['subscription', { tax: 0, discount: 100 }],
  ['subscription', { quantity: 0 }],
  ['subscription', { status: 'active' }],
  ['subscription', { trial_days: 3650, in_trial: true }],
  ['subscription', { trial_end: '2099-01-01T00:00:00Z' }],
  ['subscription', { user_id: 1, buyer_id: 1 }],
  ['subscription', { id: 1, public_id: 'x'.repeat(24) }],
  ['subscription', { interval: 'year', interval_count: 100 }],
  ['subscription', { current_period_end: '2099-01-01T00:00:00Z' }],
  ['subscription', { stripe_details: { stripe_customer_id: 'cus_other' } }],
  ['subscription', { subscription_plan: { price: 0.5 } }],
  ['subscription', { percent_off: 100, amount_off: 23_999 }],
  ['subscription', { gateway_subscription_id: 'sub_mine' }],
  ['user', { id: 1 }],
  ['user', { password: 'plum kettle 42', password_confirmation: 'plum kettle 42' }],
  ['user', { registration_type: 'enterprise', uuid: randomUUID() }],
  ['body', { price: 0, total: 0 }],
  ['body', { user: { id: 1, email: 'admin@example.com' } }],
  ['body', { status: 'active', outcome: 'account' }],
]

test.each(ignored)('in the %s, %o changes nothing', async (...row) => {
  const { response, buyer, charges } = await send(row)
  expect(response.body).toMatchObject({
    status: 'active',
    subscription_plan: { price: 239.99 },
    charged: { amount: 239.99, tax: 0, currency: 'usd' },
  })
  expect(charges).toMatchObject([{ amount: 23_999, currency: 'usd', status: 'succeeded' }])
  expect(buyer).toMatchObject({ passwordHash: null, registrationType: 'public' })
})

const refused: [...Row, number][] = [
  ['subscription', { currency: 'jpy' }, 422],
  ['subscription', { currency: 'US$' }, 422],
  ['subscription', { currency: '' }, 422],
  ['subscription', { subscription_plan_id: retiredPlan }, 422],
  ['subscription', { subscription_plan_id: 77 }, 422],
  ['subscription', { subscription_plan_id: -1 }, 422],
  ['subscription', { subscription_plan_id: 2 }, 422],
  ['subscription', { subscription_plan_id: 2, brand_id: 999 }, 422],
  ['subscription', { subscription_plan_id: 4, brand_id: 4 }, 422],
  ['subscription', { studio_id: 999_999 }, 422],
  ['subscription', { stripe_promotion_code_id: 'promo_1Hc4nYb9GsJ3mKf6' }, 422],
  ['subscription', { stripe_promotion_code_id: 'promo_other' }, 422],
  ['subscription', { stripe_payment_method_id: 'pm_of_someone' }, 422],
  ['subscription', { stripe_payment_method_id: '' }, 422],
  ['subscription', { address: { country: 'XX' } }, 422],
  ['subscription', { expected: { due_today: 0, first_payment: 239.99 } }, 422],
  ['subscription', { expected: { due_today: 239.98, first_payment: 239.98 } }, 422],
  ['subscription', { subscription_plan_id: '3' }, 400],
  ['subscription', { subscription_plan_id: { $gt: 0 } }, 400],
  ['subscription', { user: 'ada@example.com' }, 400],
  ['user', { email: ['ada@example.com', 'eve@example.com'] }, 400],
  ['user', { legal_agreement_ids: { 0: 1 } }, 400],
  ['user', { email: 'ada@example.com\r\nBcc: eve@example.com' }, 422],
  ['user', { email: `${'a'.repeat(250)}@example.com` }, 422],
  ['user', { first_name: 'Ada\u202eevil' }, 422],
  ['user', { last_name: 'x'.repeat(101) }, 422],
  ['user', { legal_agreement_ids: [1, 2, 4] }, 422],
]

test.each(refused)('in the %s, %o is refused with %i', async (where, values, status) => {
  const { response, charges, bought } = await send([where, values])
  expect(response.status).toBe(status)
  expect(charges).toEqual([])
  expect(bought).toEqual([])
})

test('the card of another customer cannot be charged', async () => {
  const first = await send(['subscription', {}])
  const { rows } = await provider.pool.query(
    'select id from sandbox_payment_methods where customer_id = $1',
    [first.response.body.stripe_details.stripe_customer_id],
  )
  const stolen = await send(['subscription', { stripe_payment_method_id: rows[0].id }])
  expect([stolen.response.status, stolen.charges]).toEqual([422, []])
})
