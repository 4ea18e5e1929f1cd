import { expect, it } from 'vitest'
import { boughtPlan } from '@/lib/checkout/bought-plan'
import { aSubscription } from './subscription-fixture'

const at = '2026-11-22T10:00:00.000Z'
const charged = { amount: 255.59, tax: 15.6, currency: 'usd', at }
const nextCharge = { ...charged, at: '2027-11-22T10:00:00.000Z' }
const ofOrder = { plan: null, regular: { amount: 19.99, at: 7 } }

it('has the provider’s past and next charge', () => {
  const bought = boughtPlan(aSubscription('active', { charged, nextCharge }), ofOrder)
  expect(bought).toMatchObject({
    subscriptionId: 7,
    planName: 'All',
    price: 19.99,
    charged,
    nextCharge,
    regular: ofOrder.regular,
  })
})

it('has no charge when the provider sends none', () => {
  const trial = boughtPlan(aSubscription('active', { inTrial: true, nextCharge }), ofOrder)
  expect(trial).toMatchObject({ inTrial: true, charged: null, nextCharge })
})
