import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { promotionCodes } from '../../../src/db/schema/plans'
import { promotionRedemptions } from '../../../src/db/schema/purchases'
import { reconcilePayments } from '../../../src/jobs/reconcile-payments'
import type { TestProvider } from '../../support/start-provider'
import { createMember } from '../../support/users'
import { atOnce, buy, order, startTwoShops } from '../support/shop'
import { buyPublicly, publicOrder } from './support/public-shop'

let provider: TestProvider
let second: TestProvider
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ provider, second, stop } = await startTwoShops())
})
afterAll(() => stop())

/** A code of half the price that may be used `maxRedemptions` times. */
async function offerCode(code: string, maxRedemptions: number | null) {
  const values = { title: 'Limited', percentOff: 50, duration: 'once' as const, maxRedemptions }
  await provider.db
    .insert(promotionCodes)
    .values({ ...values, code, stripePromotionCodeId: `promo_${code}` })
  return { stripe_promotion_code_id: `promo_${code}` }
}

/** How often a code counts as used, and the rows that say by what. */
async function usesOf(code: string) {
  const [row] = await provider.db.select().from(promotionCodes).where(eq(promotionCodes.code, code))
  const uses = eq(promotionRedemptions.promotionCodeId, row!.id)
  return { counted: row!.redeemed, stored: await provider.db.$count(promotionRedemptions, uses) }
}

const lookUp = (code: string, headers?: Record<string, string>) =>
  provider.call('GET', `/api/v1/${headers ? '' : 'public/'}promotion_codes?code=${code}`, {
    headers,
  })

const unpaid = { stripe_payment_method_id: 'pm_card_chargeDeclined' }

test('of 120 buyers at once, a code for 37 has 37, and all others are told', async () => {
  const withCode = await offerCode('FIRST37', 37)
  const responses = await atOnce(120, (index) =>
    buyPublicly(index % 2 === 0 ? provider : second, publicOrder(withCode)),
  )
  const bought = responses.filter(({ status }) => status === 201)
  expect(bought).toHaveLength(37)
  for (const { body } of bought)
    expect(body).toMatchObject({ status: 'active', charged: { amount: 119.99 } })
  const refused = responses.filter(({ status }) => status !== 201)
  for (const { status, body } of refused)
    expect([status, body]).toEqual([
      422,
      { error: 'This code has already been used.', code: 'promotion_used' },
    ])
  expect(await usesOf('FIRST37')).toEqual({ counted: 37, stored: 37 })
  expect((await lookUp('FIRST37')).body.code).toBe('promotion_used')
})

describe('a limited code', () => {
  test('is released by an attempt that ends unpaid', async () => {
    const withCode = await offerCode('RELEASED', 1)
    const waiting = await buyPublicly(provider, publicOrder({ ...withCode, ...unpaid }))
    expect(waiting.body.status).toBe('incomplete')
    expect((await lookUp('RELEASED')).body.code).toBe('promotion_used')
    expect((await buyPublicly(provider, publicOrder(withCode))).body.code).toBe('promotion_used')
    provider.clock.advance(24 * 3_600_000)
    await Promise.all([reconcilePayments(provider), reconcilePayments(second)])
    expect(await usesOf('RELEASED')).toEqual({ counted: 0, stored: 0 })
    expect((await buyPublicly(provider, publicOrder(withCode))).body.status).toBe('active')
    expect(await usesOf('RELEASED')).toEqual({ counted: 1, stored: 1 })
  })

  test('stays with the unpaid attempt of a member, who may go on or choose another plan', async () => {
    const withCode = await offerCode('HELD', 1)
    const { headers } = await createMember(provider)
    await buy(provider, headers, order({ ...withCode, ...unpaid }))
    expect((await lookUp('HELD', headers)).status).toBe(200)
    expect((await lookUp('HELD', (await createMember(provider)).headers)).status).toBe(422)
    const single = order({ ...withCode, subscription_plan_id: 2, brand_id: 4 })
    expect((await buy(provider, headers, single)).body.status).toBe('active')
    expect((await lookUp('HELD', headers)).body.code).toBe('promotion_used')
    expect(await usesOf('HELD')).toEqual({ counted: 1, stored: 1 })
  })

  test('is counted once by the repetitions of a purchase, and never when one is refused', async () => {
    const withCode = await offerCode('REPEATED', 3)
    const body = publicOrder(withCode)
    await atOnce(20, () => buyPublicly(provider, body, 'repeated'))
    expect(await usesOf('REPEATED')).toEqual({ counted: 1, stored: 1 })
    const refused = publicOrder({ ...withCode, stripe_payment_method_id: 'pm_unknown' })
    expect((await buyPublicly(provider, refused)).status).toBe(422)
    expect(await usesOf('REPEATED')).toEqual({ counted: 1, stored: 1 })
  })

  test('without a number is counted and never used up', async () => {
    const withCode = await offerCode('ALWAYS', null)
    await atOnce(10, () => buyPublicly(provider, publicOrder(withCode)))
    expect(await usesOf('ALWAYS')).toEqual({ counted: 10, stored: 10 })
    expect((await lookUp('ALWAYS')).status).toBe(200)
  })
})
