import { expect, it } from 'vitest'
import type { ChargeTerms } from '@/lib/checkout/charge-terms'
import type { OrderSummary } from '@/lib/checkout/order-summary'
import { buyerFromWallet, chargesAlike, walletTerms } from '@/lib/checkout/wallet'

const charges: ChargeTerms = {
  currency: 'usd',
  interval: 'month',
  intervalCount: 1,
  taxIncluded: true,
  today: 31.94,
  first: 31.94,
  intro: null,
  regular: { amount: 31.94, at: 1 },
}
const summary: OrderSummary = {
  currency: 'usd',
  price: 29.99,
  discount: 0,
  trialDays: 0,
  tax: 1.95,
  charges,
}
const texts = { plan: 'All brands', tax: 'Tax', beforeTax: 'Before tax' }

it.each<[string, Partial<OrderSummary>, number, [string, number][]]>([
  [
    'the total',
    {},
    3194,
    [
      ['All brands', 2999],
      ['Tax', 195],
    ],
  ],
  [
    'no line for no tax',
    { tax: 0, charges: { ...charges, today: 29.99 } },
    2999,
    [['All brands', 2999]],
  ],
  ['the price before tax', { tax: null, charges: null }, 2999, [['Before tax', 2999]]],
  ['a reduced price', { discount: 6, tax: null, charges: null }, 2399, [['Before tax', 2399]]],
  [
    'nothing for a trial',
    { trialDays: 7, charges: { ...charges, today: 0 } },
    0,
    [['All brands', 0]],
  ],
])('shows %s', (_, changes, amount, lines) => {
  const lineItems = lines.map(([name, cents]) => ({ name, amount: cents }))
  expect(walletTerms({ ...summary, ...changes }, texts)).toEqual({ amount, lineItems })
})

it.each<[string, ChargeTerms | null, ChargeTerms | null, boolean]>([
  ['the same', charges, { ...charges }, true],
  ['unknown before', null, charges, false],
  ['unknown now', charges, null, false],
  ['another amount today', charges, { ...charges, today: 29.99 }, false],
  ['another first payment', charges, { ...charges, first: 29.99 }, false],
  ['another amount later', charges, { ...charges, regular: { amount: 29.99, at: 1 } }, false],
  ['another currency', charges, { ...charges, currency: 'cad' }, false],
])('charges are compared: %s', (_, one, other, alike) => {
  expect(chargesAlike(one, other)).toBe(alike)
})

it('fills in only what the buyer has left empty', () => {
  const nobody = { email: '', firstName: '', lastName: '' }
  const wallet = { name: 'Ada King Lovelace', email: 'ada@example.com' }
  expect(buyerFromWallet(wallet, nobody)).toEqual({
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'King Lovelace',
  })
  expect(buyerFromWallet(wallet, { ...nobody, email: 'a@b.co', firstName: 'Eva' })).toEqual({
    lastName: 'King Lovelace',
  })
  expect(buyerFromWallet({ name: '', email: null }, nobody)).toEqual({})
})
