import { describe, expect, it } from 'vitest'
import {
  emptyFrames,
  emptyValues,
  firstInvalid,
  type FrameState,
  isZip,
  type PaymentForm,
  validatePayment,
} from '@/lib/checkout/payment-fields'

const complete: FrameState = { complete: true, empty: false, error: null }
const good: PaymentForm = {
  values: {
    ...emptyValues,
    nameOnCard: 'Ada Byron',
    country: 'US',
    street: '1 Main St',
    apt: '',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  },
  frames: { cardNumber: complete, expDate: complete, cvc: complete },
  countryCode: 'US',
  optional: ['apt'],
}
const having = (values: Partial<PaymentForm['values']>, rest: Partial<PaymentForm> = {}) =>
  validatePayment({ ...good, ...rest, values: { ...good.values, ...values } })

describe('validatePayment', () => {
  it('finds no errors in a complete form without an apartment', () => {
    expect(validatePayment(good)).toEqual({})
  })

  it('requires everything but the apartment, in the order of the form', () => {
    const errors = validatePayment({
      values: emptyValues,
      frames: emptyFrames,
      countryCode: null,
      optional: ['apt'],
    })
    expect(Object.keys(errors)).toEqual([
      'cardNumber',
      'expDate',
      'cvc',
      'nameOnCard',
      'country',
      'street',
      'city',
      'state',
      'zip',
    ])
    expect(Object.values(errors)).toEqual(Array(9).fill({ code: 'required' }))
    expect(firstInvalid(errors)).toBe('cardNumber')
  })

  it.each([
    ['spaces are nothing', having({ city: '  ' }), { city: { code: 'required' } }],
    ['no state where there are none', having({ state: '' }, { optional: ['apt', 'state'] }), {}],
    [
      'no street, city and state where the tax does not need them',
      having({ street: '', city: '', state: '' }, { optional: ['street', 'apt', 'city', 'state'] }),
      {},
    ],
    [
      'what is optional still has to be right',
      having({ zip: '7870' }, { optional: ['apt', 'zip'] }),
      { zip: { code: 'zip' } },
    ],
    [
      'a country that is none',
      having({ country: 'Nowhere' }, { countryCode: null }),
      { country: { code: 'country' } },
    ],
    ['a zip of another country', having({ zip: 'K1A 0B1' }), { zip: { code: 'zip' } }],
  ])('%s', (_, errors, expected) => {
    expect(errors).toEqual(expected)
  })

  it('shows an iframe’s error, and whether it is complete', () => {
    const errors = validatePayment({
      ...good,
      frames: {
        cardNumber: { complete: false, empty: false, error: 'Your card number is invalid.' },
        expDate: { complete: false, empty: false, error: null },
        cvc: complete,
      },
    })
    expect(errors).toEqual({
      cardNumber: { message: 'Your card number is invalid.' },
      expDate: { code: 'incomplete' },
    })
    expect(firstInvalid(errors)).toBe('cardNumber')
  })
})

describe('isZip', () => {
  it.each([
    ['US', '78701', true],
    ['US', '78701-1234', true],
    ['US', '7870', false],
    ['US', '78701-12', false],
    ['CA', 'K1A 0B1', true],
    ['CA', 'k1a0b1', true],
    ['CA', 'D1A 0B1', false],
    ['CA', 'K1A 0B', false],
    ['AU', '2000', true],
    ['AU', '20000', false],
    ['DE', '10115', true],
    ['IE', 'D02 X285', true],
    [null, '1', true],
  ])('%s %s: %s', (country, zip, expected) => {
    expect(isZip(zip, country)).toBe(expected)
  })
})
