import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { promotionCodes } from '../../../src/db/schema/plans'
import { sandboxCharges, sandboxIntents } from '../../../src/db/schema/sandbox-payments'
import { promotionRedemptions, trialGrants } from '../../../src/db/schema/purchases'
import { subscriptions } from '../../../src/db/schema/subscriptions'
import type { TestProvider } from '../../support/start-provider'
import { createUser } from '../../support/users'
import { startShop } from '../support/shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

type Row = typeof subscriptions.$inferInsert

const row = (userId: number, values: Partial<Row> = {}): Row => ({
  publicId: randomUUID(),
  userId,
  planId: 1,
  planType: 'all',
  status: 'active',
  statusAt: new Date(),
  currency: 'usd',
  price: 2999,
  total: 2999,
  gateway: 'sandbox',
  checkedAt: new Date(),
  createdAt: new Date(),
  ...values,
})

async function refusalOf(insertion: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await insertion
    return undefined
  } catch (error) {
    return (error as { cause: { constraint?: string } }).cause.constraint
  }
}

const insert = (values: Row) => refusalOf(provider.db.insert(subscriptions).values(values))
const single = (brandId: number | null): Partial<Row> => ({ planType: 'single', brandId })

test('a second live subscription of the same scope cannot be stored', async () => {
  const { id } = await createUser(provider)
  expect(await insert(row(id))).toBeUndefined()
  expect(await insert(row(id))).toBe('subscriptions_no_overlap')
  expect(await insert(row(id, { status: 'past_due' }))).toBe('subscriptions_no_overlap')
  expect(await insert(row(id, { status: 'canceled' }))).toBeUndefined()
  expect(await insert(row(id, { status: 'incomplete' }))).toBeUndefined()
  expect(await insert(row(id, { status: 'incomplete' }))).toBe('subscriptions_one_open_attempt')
})

test('all brands and a single one overlap; two brands and two people do not', async () => {
  const first = await createUser(provider)
  const next = await createUser(provider)
  expect(next.id).toBe(first.id + 1)
  expect(await insert(row(first.id, single(4)))).toBeUndefined()
  expect(await insert(row(first.id, single(6)))).toBeUndefined()
  expect(await insert(row(first.id, single(4)))).toBe('subscriptions_no_overlap')
  expect(await insert(row(first.id))).toBe('subscriptions_no_overlap')
  expect(await insert(row(first.id, single(65_535)))).toBeUndefined()
  expect(await insert(row(next.id))).toBeUndefined()
  expect(await insert(row(next.id, single(0)))).toBe('subscriptions_no_overlap')
})

test('an inconsistent scope and negative amounts cannot be stored', async () => {
  const { id } = await createUser(provider)
  expect(await insert(row(id, single(null)))).toBe('subscriptions_scope')
  expect(await insert(row(id, single(65_536)))).toBe('subscriptions_scope')
  expect(await insert(row(id, { brandId: 4 }))).toBe('subscriptions_scope')
  for (const amounts of [
    { price: 0 },
    { discount: -1 },
    { discount: 3000 },
    { tax: -1 },
    { total: -1 },
  ])
    expect(await insert(row(id, amounts))).toBe('subscriptions_amounts')
})

test('a second trial and a second use of a single-use code cannot be stored', async () => {
  const { id } = await createUser(provider)
  const values = [row(id), row(id, { status: 'canceled' })]
  const rows = await provider.db.insert(subscriptions).values(values).returning()
  const [a, b] = rows.map(({ id: subscriptionId }) => subscriptionId)
  const grant = (subscriptionId: number) =>
    provider.db.insert(trialGrants).values({ userId: id, subscriptionId, grantedAt: new Date() })
  expect(await refusalOf(grant(a!))).toBeUndefined()
  expect(await refusalOf(grant(b!))).toBe('trial_grants_pkey')

  const [code] = await provider.db
    .insert(promotionCodes)
    .values({
      code: 'ONE',
      title: 'One',
      stripePromotionCodeId: 'promo_ONE',
      percentOff: 10,
      duration: 'once',
      singleUse: true,
    })
    .returning()
  const redeem = (subscriptionId: number) =>
    provider.db.insert(promotionRedemptions).values({
      subscriptionId,
      promotionCodeId: code!.id,
      singleUse: true,
      redeemedAt: new Date(),
    })
  expect(await refusalOf(redeem(a!))).toBeUndefined()
  expect(await refusalOf(redeem(b!))).toBe('promotion_redemptions_single_use')
})

test('a second charge for one payment cannot be stored, not even after a refund', async () => {
  await provider.pool.query(`insert into sandbox_customers values ('cus_1', 'r', null, now())`)
  await provider.pool.query(
    `insert into sandbox_subscriptions (id, reference, customer_id, status, interval, interval_count,
      currency, payments, status_at, created_at)
      values ('sub_1', 's', 'cus_1', 'incomplete', 'month', 1, 'usd', '{}', now(), now())`,
  )
  const now = new Date()
  await provider.db.insert(sandboxIntents).values({
    id: 'pi_1',
    clientSecret: 'x',
    subscriptionId: 'sub_1',
    amount: 100,
    currency: 'usd',
    status: 'processing',
    createdAt: now,
  })
  const charge = (id: string, status: 'succeeded' | 'failed' | 'refunded') =>
    refusalOf(
      provider.db.insert(sandboxCharges).values({
        id,
        intentId: 'pi_1',
        paymentMethodId: 'pm_1',
        amount: 100,
        currency: 'usd',
        status,
        createdAt: now,
      }),
    )
  expect(await charge('ch_1', 'failed')).toBeUndefined()
  expect(await charge('ch_2', 'failed')).toBeUndefined()
  expect(await charge('ch_3', 'refunded')).toBeUndefined()
  expect(await charge('ch_4', 'succeeded')).toBe('sandbox_charges_once')
})
