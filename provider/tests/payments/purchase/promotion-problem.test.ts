import { expect, test } from 'vitest'
import {
  type Candidate,
  findPromotionProblem,
  type PromotionProblem,
  type PromotionUse,
} from '../../../src/payments/purchase/promotion-problem'

const now = new Date('2026-03-01T12:00:00Z')
const promotion: Candidate = {
  id: 1,
  code: 'SAVE',
  title: 'Less',
  translations: {},
  stripePromotionCodeId: 'promo_1',
  percentOff: 10,
  amountOff: null,
  currency: null,
  duration: 'once',
  durationInMonths: null,
  planIds: [3],
  active: true,
  singleUse: false,
  maxRedemptions: null,
  redeemed: 0,
  expiresAt: null,
}
const use: PromotionUse = { planId: 3, currencies: ['usd'], now }

test.each<[string, Partial<Candidate>, Partial<PromotionUse>, PromotionProblem | undefined]>([
  ['any use that it is made for', {}, {}, undefined],
  ['nothing when it is switched off', { active: false }, {}, 'promotion_invalid'],
  ['nothing without its offer', { lacksOffer: true }, {}, 'promotion_invalid'],
  ['nothing from its end on', { expiresAt: now }, {}, 'promotion_expired'],
  ['something until its end', { expiresAt: new Date(now.getTime() + 1) }, {}, undefined],
  ['no other plan', {}, { planId: 1 }, 'promotion_not_for_plan'],
  ['a plan that is not chosen yet', {}, { planId: undefined }, undefined],
  ['no other currency', { currency: 'cad' }, {}, 'promotion_other_currency'],
  ['one of the currencies', { currency: 'cad' }, { currencies: ['usd', 'cad'] }, undefined],
  ['a currency that is not chosen yet', { currency: 'cad' }, { currencies: undefined }, undefined],
  ['nothing once it is used up', { isUsedUp: true }, {}, 'promotion_used'],
  [
    'nothing when it is off, whatever else is wrong',
    { active: false, isUsedUp: true, expiresAt: now },
    { planId: 1 },
    'promotion_invalid',
  ],
])('a promotion counts for %s', (_, values, other, problem) => {
  expect(findPromotionProblem({ ...promotion, ...values }, { ...use, ...other })).toBe(problem)
})

test('a code that does not exist is invalid', () => {
  expect(findPromotionProblem(undefined, use)).toBe('promotion_invalid')
})
