import { expect, it } from 'vitest'
import { isPurchaseOf } from '@/lib/checkout/bought-plan'
import { aSubscription } from './subscription-fixture'

const ofYoga = { ...aSubscription('active'), brand: { id: 4, externalId: '4', name: 'Yoga' } }

it.each([
  ['the plan asked for', aSubscription('active'), { planId: 1, brandId: null }, true],
  ['another plan', aSubscription('active', { planId: 2 }), { planId: 1, brandId: null }, false],
  ['the brand asked for', ofYoga, { planId: 1, brandId: 4 }, true],
  ['another brand', ofYoga, { planId: 1, brandId: 6 }, false],
  ['no brand', aSubscription('active'), { planId: 1, brandId: 6 }, false],
  ['one brand in place of all', ofYoga, { planId: 1, brandId: null }, false],
])('%s', (_, subscription, asked, expected) => {
  expect(isPurchaseOf(subscription, asked)).toBe(expected)
})
