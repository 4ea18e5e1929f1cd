import { describe, expect, it } from 'vitest'
import { billingDetails, postalAddress } from '@/lib/checkout/billing-details'
import { emptyValues } from '@/lib/checkout/payment-fields'

const values = {
  nameOnCard: ' Ada Byron ',
  country: 'United States',
  street: '1 Main St',
  apt: '2B',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
}

describe('billingDetails', () => {
  it('uses the field names of the card provider', () => {
    expect(billingDetails({ values, countryCode: 'US' })).toEqual({
      name: 'Ada Byron',
      address: {
        line1: '1 Main St',
        line2: '2B',
        city: 'Austin',
        state: 'TX',
        postal_code: '78701',
        country: 'US',
      },
    })
  })

  it('leaves out empty fields', () => {
    const { address } = billingDetails({
      values: { ...values, apt: ' ', state: '' },
      countryCode: 'US',
    })
    expect(Object.keys(address)).toEqual(['line1', 'city', 'postal_code', 'country'])
  })
})

describe('postalAddress', () => {
  it('is empty while nothing is typed', () => {
    expect(postalAddress({ values: emptyValues, countryCode: null })).toEqual({})
  })
})
