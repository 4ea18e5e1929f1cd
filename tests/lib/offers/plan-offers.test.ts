import { describe, expect, it } from 'vitest'
import type { Api } from '@/lib/api/client'
import { offerPrice } from '@/lib/offers/offer-price'
import { chosenOffer, takenOfferId } from '@/lib/offers/chosen-offer'
import { brandOfOffer, listMemberOffers, takeableOffers } from '@/lib/offers/plan-offers'
import { aPlan } from '@/tests/lib/plans/plan-fixture'
import { anOffer, aPromotion, brandRef } from './offer-fixture'

const now = Date.parse('2026-11-22T12:00:00Z')
const inUsd = () => 'usd'

describe('the offers of plans', () => {
  it('are those of both lists, each once, without those of no plan', async () => {
    const lists: Record<string, unknown[]> = {
      '/v1/user_offers/web': [anOffer({ id: 5 })],
      '/v1/onboarding_offers/web': [
        anOffer({ id: 4 }),
        anOffer({ id: 5 }),
        { ...anOffer({ id: 6 }), plan: null },
      ],
    }
    const api = { get: async (path: string) => ({ data: lists[path] }) } as unknown as Api
    const found = await listMemberOffers(api, { brandId: null })
    expect(found.map(({ id }) => id)).toEqual([5, 4])
  })

  it.each([
    ['one that has ended', { expiresAt: '2026-11-22T12:00:00Z' }],
    ['one of a plan that somebody has', { plan: aPlan({ relation: 'current' }) }],
    ['one of a plan that is included', { plan: aPlan({ relation: 'included' }) }],
    [
      'one whose promotion is in another currency',
      { promotion: aPromotion({ percentOff: null, amountOff: 5, currency: 'cad' }) },
    ],
  ])('leave out %s', (_, fields) => {
    expect(takeableOffers([anOffer(fields)], inUsd, now)).toEqual([])
  })

  it('leave out one of a plan that is not sold in the payer’s currency', () => {
    expect(takeableOffers([anOffer()], () => null, now)).toEqual([])
  })

  it('keep one that ends later, and all of them while the time is unknown', () => {
    const ends = anOffer({ expiresAt: '2026-11-22T12:00:01Z' })
    expect(takeableOffers([ends], inUsd, now)).toEqual([ends])
    expect(takeableOffers([ends], inUsd, null)).toEqual([ends])
  })
})

describe('the brand of an offer', () => {
  const single = aPlan({ planType: 'single' })
  const [cycling, rowing] = [brandRef(1, 'Cycling'), brandRef(2, 'Rowing')]
  it.each([
    ['none for a plan of all brands', anOffer(), 4, null],
    ['its only one, whatever the page', anOffer({ plan: single, brands: [rowing] }), 4, 2],
    ['that of the page, among several', anOffer({ plan: single, brands: [cycling, rowing] }), 1, 1],
    ['to be chosen, of several', anOffer({ plan: single, brands: [cycling, rowing] }), 4, null],
    ['that of the page, of any', anOffer({ plan: single }), 4, 4],
  ])('is %s', (_, offer, page, brand) => {
    expect(brandOfOffer(offer, page)).toBe(brand)
  })
})

describe('the price of an offer', () => {
  it.each([
    ['the plan’s without a promotion', null, { regular: 29.99, reduced: 29.99, payments: 1 }],
    ['less once', aPromotion(), { regular: 29.99, reduced: 23.99, payments: 1 }],
    [
      'less for three months',
      aPromotion({ duration: 'repeating', durationInMonths: 3 }),
      { regular: 29.99, reduced: 23.99, payments: 3 },
    ],
    [
      'less for good',
      aPromotion({ duration: 'forever' }),
      { regular: 29.99, reduced: 23.99, payments: null },
    ],
  ])('is %s', (_, promotion, price) => {
    expect(offerPrice(anOffer({ promotion }), 'usd')).toEqual(price)
  })
})

describe('the chosen offer', () => {
  const offer = { id: 9, planId: 2, brandIds: [1, 2], promotion: aPromotion() }

  it.each([
    [{ planId: 2, brandId: 1 }, offer],
    [{ planId: 2, brandId: 4 }, null],
    [{ planId: 2, brandId: null }, null],
    [{ planId: 3, brandId: 1 }, null],
  ])('counts for its plan and brands: %o', (scope, expected) => {
    expect(chosenOffer({ offer }, scope)).toBe(expected)
  })

  it('is taken with its promotion alone', () => {
    expect(takenOfferId(offer, aPromotion())).toBe(9)
    expect(takenOfferId(offer, null)).toBeNull()
    expect(takenOfferId(offer, aPromotion({ stripePromotionCodeId: 'promo_other' }))).toBeNull()
    expect(takenOfferId({ ...offer, promotion: null }, aPromotion())).toBe(9)
    expect(takenOfferId(null, null)).toBeNull()
  })
})
