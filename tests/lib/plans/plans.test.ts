import { describe, expect, it } from 'vitest'
import { isSoldFor } from '@/lib/plans/sold-for'
import { planMark } from '@/lib/plans/plan-mark'
import { priceIn } from '@/lib/plans/plan-price'
import { monthlyPrice, savingPercent } from '@/lib/plans/plan-saving'
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

  it('compares prices of one currency alone', () => {
    const usdOnly = aPlan({ id: 4, ...priced(300) })
    const inAud = aPlan({ interval: 'year', currencyOptions: [{ currency: 'aud', price: 288 }] })
    const monthlyInAud = aPlan({ currencyOptions: [{ currency: 'aud', price: 30 }] })
    expect(savingPercent(inAud, [monthlyInAud, inAud, usdOnly], 'aud')).toBe(20)
  })

  it('is nothing for a plan that costs nothing', () => {
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

describe('planMark', () => {
  it.each([
    ['current', 'current'],
    ['covered', 'covered'],
    ['upgrade', 'upgrade'],
    ['none', null],
  ] as const)('as the provider says: %s', (standing, mark) => {
    const plan = aPlan({ standing, current: standing === 'current' })
    expect(planMark(plan, [plan, { ...single, current: true }])).toBe(mark)
  })

  it.each([
    ['nothing held', 0, [null, null, null]],
    ['one brand held', 2, ['upgrade', 'current', 'upgrade']],
    ['all brands held', 1, ['current', 'covered', 'covered']],
  ])('%s', (_, held, marks) => {
    const personal = having(held)
    expect(personal.map((plan) => planMark(plan, personal))).toEqual(marks)
  })
})
