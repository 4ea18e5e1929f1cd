import { expect, it } from 'vitest'
import { nextPayment } from '@/lib/checkout/next-payment'

const at = '2026-12-22T10:00:00.000Z'
const charge = (amount: number, tax: number) => ({ amount, tax, currency: 'usd', at })
const later = { amount: 31.94, at: Date.parse('2027-02-22T10:00:00Z') }

it.each([
  ['the full price', charge(31.94, 1.95), null, { kind: 'regular', amount: 31.94, at }],
  [
    'the full price, to the provider’s own cent',
    charge(31.93, 1.94),
    later,
    { kind: 'regular', amount: 31.93, at },
  ],
  [
    'a code that lowers it',
    charge(25.55, 1.56),
    later,
    { kind: 'thenRegular', amount: 25.55, at, regular: later },
  ],
  [
    'a code that lowers it for ever',
    charge(25.55, 1.56),
    { ...later, amount: 25.55 },
    { kind: 'regular', amount: 25.55, at },
  ],
  ['a code, on another device', charge(25.55, 1.56), null, { kind: 'reduced', amount: 25.55, at }],
  ['nothing', null, later, { kind: 'none' }],
])('after a purchase follows %s', (_, nextCharge, regular, expected) => {
  expect(nextPayment({ price: 29.99, currency: 'usd', nextCharge, regular })).toEqual(expected)
})
