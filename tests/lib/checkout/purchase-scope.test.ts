import { describe, expect, it } from 'vitest'
import {
  brandNameOf,
  isPurchaseOf,
  lacksBrand,
  offersBrands,
  purchaseScope,
  scopeKey,
} from '@/lib/checkout/purchase-scope'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { aSubscription } from './subscription-fixture'

const ofAll = aPlan({ id: 3, planType: 'all' })
const ofOne = aPlan({ id: 3, planType: 'single' })
const ofFour = aPlan({ id: 3, planType: 'single', brandIds: [4] })

describe('what a purchase is about', () => {
  it('carries a brand only for a plan of one', () => {
    expect(purchaseScope('u1', ofOne, 4)).toEqual({ userId: 'u1', planId: 3, brandId: 4 })
    expect(purchaseScope('u1', ofAll, 4)).toEqual({ userId: 'u1', planId: 3, brandId: null })
  })

  it('has one key for each person, plan and brand', () => {
    const keys = [
      purchaseScope('u1', ofAll, null),
      purchaseScope('u1', ofOne, 4),
      purchaseScope('u1', ofOne, 6),
      purchaseScope('u2', ofAll, null),
    ].map(scopeKey)
    expect(keys[0]).toBe('checkout:u1:3:all')
    expect(new Set(keys).size).toBe(4)
    expect(scopeKey(purchaseScope('u1', ofAll, 4))).toBe(keys[0])
  })

  it.each([
    ['a plan of all brands', ofAll, null, false],
    ['a plan of one brand, and none is chosen', ofOne, null, true],
    ['a plan of one brand, and one is chosen', ofOne, 4, false],
    ['the brand that it is sold for', ofFour, 4, false],
    ['a brand that it is not sold for', ofFour, 6, true],
  ])('%s', (_, plan, brandId, expected) => expect(lacksBrand(plan, brandId)).toBe(expected))

  it('can be of another brand only where there is a choice', () => {
    expect([ofAll, ofOne, ofFour].map(offersBrands)).toEqual([false, true, false])
  })

  it('names the brand, unless it is all of them or unknown', () => {
    expect([4, null, 4000].map((brandId) => brandNameOf({ brandId }))).toEqual(['Yoga', null, null])
  })
})

const ofYoga = { ...aSubscription('active'), brand: { id: 4, externalId: '4', name: 'Yoga' } }

describe('whether a subscription is to what is bought', () => {
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
})
