import { expect, it } from 'vitest'
import type { PlanType } from '@/lib/api/plans'
import { planBrand } from '@/lib/plans/plan-brand'

const has = (planType: PlanType, brandId: number | null, status = 'active') => ({
  status,
  brand: brandId === null ? null : { id: brandId, externalId: String(brandId), name: 'Some' },
  subscriptionPlan: {
    id: 2,
    name: 'Plan',
    language: 'en',
    planType,
    price: 1,
    currency: 'usd',
    interval: 'month',
  },
})

it.each([
  ['one plan of one brand', [has('single', 4)], 'yoga'],
  ['another that has ended', [has('single', 6), has('single', 4, 'canceled')], 'pilates'],
  ['all brands', [has('all', null)], 'all'],
  ['two brands', [has('single', 4), has('single', 6)], 'all'],
  ['one brand and all', [has('single', 4), has('all', null)], 'all'],
  ['a brand without a look here', [has('single', 99)], '99'],
  ['nothing', [], 'all'],
])('with %s', (_, subscriptions, key) => {
  expect(planBrand(subscriptions).key).toBe(key)
})
