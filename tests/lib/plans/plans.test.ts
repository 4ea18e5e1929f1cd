import { describe, expect, it } from 'vitest'
import { isSoldFor, monthlyPrice, priceIn, savingPercent } from '@/lib/plans/plan-price'
import { isForSale, planRelation } from '@/lib/plans/plan-relation'
import { planSwitch } from '@/lib/plans/plan-choice'
import { aPlan } from './plan-fixture'

const priced = (price: number) => ({ price, currencyOptions: [{ currency: 'usd', price }] })
const monthly = aPlan({ id: 1, ...priced(30) })
const single = aPlan({ id: 2, planType: 'single', ...priced(15) })
const yearly = aPlan({ id: 3, interval: 'year', ...priced(299) })
const plans = [monthly, single, yearly]
const having = (held: number) => plans.map((plan) => ({ ...plan, current: plan.id === held }))

describe('priceIn', () => {
  it.each([
    ['usd', 29.99],
    ['aud', 44.99],
    ['cad', 29.99],
  ])('%s: %d', (currency, price) => {
    expect(priceIn(aPlan(), currency)).toBe(price)
  })
})

describe('savingPercent', () => {
  it.each([
    ['the dearest of its type', monthly, 0],
    ['the only one of its type', single, 0],
    ['cheaper per month, rounded down', yearly, 16],
  ])('%s', (_, plan, expected) => {
    expect(savingPercent(plan, plans, 'usd')).toBe(expected)
  })

  it('is exact for a round saving', () => {
    expect(savingPercent(aPlan({ interval: 'year', ...priced(288) }), plans, 'usd')).toBe(20)
  })

  it('only compares prices in the same currency', () => {
    const usdOnly = aPlan({ id: 4, ...priced(300) })
    const inAud = aPlan({ interval: 'year', currencyOptions: [{ currency: 'aud', price: 288 }] })
    const monthlyInAud = aPlan({ currencyOptions: [{ currency: 'aud', price: 30 }] })
    expect(savingPercent(inAud, [monthlyInAud, inAud, usdOnly], 'aud')).toBe(20)
  })

  it('is 0 for a free plan', () => {
    expect(savingPercent(aPlan(priced(0)), [aPlan(priced(0))], 'usd')).toBe(0)
    expect(monthlyPrice(yearly, 'usd')).toBeCloseTo(24.917, 3)
  })
})

describe('isSoldFor', () => {
  it.each([
    [null, 4, true],
    [null, null, true],
    [[12], 12, true],
    [[12], 4, false],
    [[12], null, false],
  ])('brands %o, %s: %s', (brandIds, brandId, expected) => {
    expect(isSoldFor(aPlan({ brandIds }), brandId)).toBe(expected)
  })
})

describe('planRelation', () => {
  it.each(['current', 'included', 'switch', 'replaces', 'none'] as const)(
    'as the provider reports it: %s',
    (relation) => {
      const plan = aPlan({ relation, current: relation === 'current' })
      expect(planRelation(plan, [plan, { ...single, current: true }])).toBe(relation)
    },
  )

  it.each([
    ['nothing held', 0, ['none', 'none', 'none']],
    ['one brand held', 2, ['replaces', 'current', 'replaces']],
    ['all brands held, monthly', 1, ['current', 'included', 'switch']],
    ['all brands held, yearly', 3, ['switch', 'included', 'current']],
  ])('from a host that does not report it: %s', (_, held, relations) => {
    const personal = having(held)
    expect(personal.map((plan) => planRelation(plan, personal))).toEqual(relations)
  })

  it.each([
    ['none', true],
    ['replaces', true],
    ['current', false],
    ['included', false],
    ['switch', false],
  ] as const)('%s is for sale: %s', (relation, expected) => {
    expect(isForSale(relation)).toBe(expected)
  })
})

describe('planSwitch', () => {
  const dearer = aPlan({ id: 4, ...priced(40) })
  it.each([
    ['to yearly', yearly, monthly, { to: 'year', saving: 16 }],
    ['to monthly, which is dearer', monthly, yearly, { to: 'month', saving: 0 }],
    ['to a cheaper plan as often paid', monthly, dearer, { to: 'plan', saving: 25 }],
    ['from a plan that is not known', yearly, undefined, { to: 'year', saving: 0 }],
  ] as const)('%s', (_, plan, held, expected) => {
    expect(planSwitch(plan, held, 'usd')).toEqual(expected)
  })
})
