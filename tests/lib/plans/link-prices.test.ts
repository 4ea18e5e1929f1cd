import { expect, it } from 'vitest'
import { linkPrices } from '@/lib/plans/link-prices'
import { save20 } from '@/tests/support/save20'
import { aPlan } from './plan-fixture'

const inUsd = { plan: aPlan(), currency: 'usd', locale: 'en' } as const

it.each([
  ['no discount', null, { price: '$29.99', discount: null, today: '$29.99', isForFirst: false }],
  ['one on the first payment', save20, { discount: '-$6.00', today: '$23.99', isForFirst: true }],
  [
    'one that stays',
    { ...save20, duration: 'forever' as const },
    { price: '$29.99', today: '$23.99', isForFirst: false },
  ],
  [
    'one of another currency',
    { ...save20, percentOff: null, amountOff: 5, currency: 'cad' },
    { discount: null, today: '$29.99', isForFirst: false },
  ],
])('says what is charged with %s', (_, promotion, expected) => {
  expect(linkPrices({ ...inUsd, promotion })).toMatchObject(expected)
})

it('uses the plan’s own currency when it is not sold in that of the page', () => {
  const plan = aPlan({
    price: 20,
    currency: 'cad',
    currencyOptions: [{ currency: 'cad', price: 20 }],
  })
  expect(linkPrices({ ...inUsd, plan, promotion: null }).price).toBe('CA$20.00')
})
