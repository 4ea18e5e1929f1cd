import type { Connection } from '../db/database'
import { planPrices, plans, promotionCodes } from '../db/schema/plans'

const everything = ['Every brand', 'Live classes to book', 'Programs and collections']

/** Prices in minor units by currency. */
const seeded = [
  {
    id: 1,
    name: 'All brands, monthly',
    description: 'Every class of every brand. Seven days free, cancel whenever you like.',
    planType: 'all',
    interval: 'month',
    trialDays: 7,
    features: [...everything, '7 days free'],
    prices: { usd: 2999, aud: 4499, cad: 3999 },
  },
  {
    id: 3,
    name: 'All brands, yearly',
    description: 'A year of everything, for the price of eight months.',
    planType: 'all',
    interval: 'year',
    features: [...everything, 'Four months less to pay'],
    prices: { usd: 23_999, aud: 35_999, cad: 31_999 },
  },
  {
    id: 2,
    name: 'One brand, monthly',
    description: 'Everything of the one brand you love.',
    planType: 'single',
    interval: 'month',
    features: ['One brand of your choice', 'Live classes to book', 'Change the brand at any time'],
    prices: { usd: 1499, aud: 2299, cad: 1999 },
  },
  {
    id: 4,
    name: 'Strength, founders',
    description: 'The first plan of Strength, in the United States only.',
    planType: 'single',
    interval: 'month',
    brandIds: [12],
    features: ['Strength', 'Live classes to book'],
    prices: { usd: 1199 },
  },
] as const

/** Plans 1–4 and the codes SAVE20 and EXPIRED20. What is already there stays as it is. */
export async function seedPlans(db: Connection, now: Date): Promise<void> {
  for (const [position, { prices, ...plan }] of seeded.entries()) {
    const brandIds = 'brandIds' in plan ? [...plan.brandIds] : null
    await db
      .insert(plans)
      .values({ ...plan, brandIds, features: [...plan.features], position })
      .onConflictDoNothing()
    for (const [currency, amount] of Object.entries(prices))
      await db
        .insert(planPrices)
        .values({ planId: plan.id, currency, amount })
        .onConflictDoNothing()
  }
  const twenty = { percentOff: 20, duration: 'once' } as const
  await db
    .insert(promotionCodes)
    .values([
      {
        ...twenty,
        code: 'SAVE20',
        title: '20% off your first payment',
        stripePromotionCodeId: 'promo_1Rk8vWq2ZpT5xLd7',
      },
      {
        ...twenty,
        code: 'EXPIRED20',
        title: '20% off, last season',
        stripePromotionCodeId: 'promo_1Hc4nYb9GsJ3mKf6',
        expiresAt: new Date(now.getTime() - 30 * 86_400_000),
      },
    ])
    .onConflictDoNothing()
}
