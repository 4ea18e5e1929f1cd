import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planPrices, plans } from '../../../src/db/schema/plans'
import { mailsTo } from '../../support/mails'
import type { TestProvider } from '../../support/start-provider'
import { chargesOf, startShop } from '../support/shop'
import { buyPublicly, peopleWith, publicOrder } from './support/public-shop'

let provider: TestProvider
beforeAll(async () => {
  provider = await startShop()
})
afterAll(() => provider.stop())

const addresses = [
  { country: 'US', state: 'TN', postal_code: '37201' },
  { country: 'CA', state: 'QC', postal_code: 'H2X 1Y4' },
  { country: 'AU', postal_code: '2000' },
]
const save20 = 'promo_1Rk8vWq2ZpT5xLd7'

/** Every plan in every currency that it is sold in. */
const everyPrice = () =>
  provider.db
    .select({ plan: plans, currency: planPrices.currency, amount: planPrices.amount })
    .from(plans)
    .innerJoin(planPrices, eq(planPrices.planId, plans.id))

test('for every plan, currency and place: estimate, charge, response and mail are one amount', async () => {
  const prices = await everyPrice()
  expect(new Set(prices.map(({ currency }) => currency))).toEqual(new Set(['usd', 'aud', 'cad']))
  const cases = prices.flatMap((price) => addresses.map((address) => ({ ...price, address })))
  for (const [index, { plan, currency, amount, address }] of cases.entries()) {
    const code = index % 2 === 0 ? save20 : undefined
    const estimate = await provider.call(
      'POST',
      `/api/v1/public/subscription_plan/${plan.id}/tax_estimates`,
      { body: { address, currency, stripe_promotion_code_id: code } },
    )
    const tax = Math.round(estimate.body.amount * 100)
    const charge = amount - (code ? Math.round(amount * 0.2) : 0) + tax
    const email = `${randomUUID()}@example.com`
    const subscription = {
      subscription_plan_id: plan.id,
      currency,
      address,
      stripe_promotion_code_id: code,
      brand_id: plan.planType === 'all' ? undefined : (plan.brandIds?.[0] ?? 4),
      expected: { due_today: charge / 100, first_payment: charge / 100 },
    }
    const bought = await buyPublicly(provider, publicOrder(subscription, { email }))
    expect(bought.body.charged).toMatchObject({ amount: charge / 100, tax: tax / 100, currency })
    const [buyer] = await peopleWith(provider, email)
    expect(await chargesOf(provider, buyer!.id)).toMatchObject([{ amount: charge, currency }])
    const [mail] = await mailsTo(provider, email)
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    expect(mail!.text).toContain(format.format(charge / 100))
  }
})
