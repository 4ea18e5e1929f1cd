import { describe, expect, it } from 'vitest'
import { regularTaxQuestion, taxQuery } from '@/lib/checkout/tax-query'
import { save20 } from '@/tests/support/save20'

const address = {
  line1: '1 Main St',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
}
const given = {
  newCard: true,
  address,
  statesRequired: true,
  stripePromotionCodeId: null,
  currency: 'usd',
}

describe('taxQuestion', () => {
  it('is complete once country, zip and state are known', () => {
    expect(taxQuery(given)).toEqual({
      newCc: true,
      address,
      currency: null,
      stripePromotionCodeId: null,
    })
  })

  it('includes the use of the card on file, and the code', () => {
    const input = { ...given, newCard: false, stripePromotionCodeId: 'promo_1' }
    expect(taxQuery(input)).toMatchObject({ newCc: false, stripePromotionCodeId: 'promo_1' })
  })

  it('includes a currency other than the default', () => {
    expect(taxQuery({ ...given, currency: 'aud' })).toMatchObject({ currency: 'aud' })
  })

  it.each([
    ['no address', null, true],
    ['no country', { ...address, country: undefined }, true],
    ['no zip', { ...address, postalCode: '' }, true],
    ['half a zip', { ...address, postalCode: '787' }, true],
    ['no state', { ...address, state: undefined }, true],
  ])('is null with %s', (_, incomplete, statesRequired) => {
    expect(taxQuery({ ...given, address: incomplete, statesRequired })).toBeNull()
  })

  it('needs no state in countries without states, and no street', () => {
    const abroad = { postalCode: '10115', country: 'DE' }
    expect(taxQuery({ ...given, address: abroad, statesRequired: false })).not.toBeNull()
  })
})

describe('regularTaxQuestion', () => {
  const first = taxQuery({ ...given, stripePromotionCodeId: 'promo_1' })

  it('requests the full price when the code ends', () => {
    expect(regularTaxQuestion(first, save20)).toEqual({ ...first, stripePromotionCodeId: null })
  })

  it.each([
    ['without a code', first, null],
    ['with one that never ends', first, { ...save20, duration: 'forever' as const }],
    ['while the first payment’s tax cannot be asked for', null, save20],
  ])('requests nothing more %s', (_, question, promotion) => {
    expect(regularTaxQuestion(question, promotion)).toBeNull()
  })
})
