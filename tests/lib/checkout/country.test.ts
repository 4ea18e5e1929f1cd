import { describe, expect, it } from 'vitest'
import { countryCode, optionalFields } from '@/lib/checkout/country'

const countries = [
  { iso2: 'US', name: 'United States', statesRequired: true, fullAddressRequired: true },
  { iso2: 'SG', name: 'Singapore', statesRequired: false, fullAddressRequired: true },
  { iso2: 'AU', name: 'Australia', statesRequired: true, fullAddressRequired: false },
  { iso2: 'DE', name: 'Germany', statesRequired: false, fullAddressRequired: false },
]

describe('countryCode', () => {
  it.each([
    ['US', countries, 'US'],
    ['FR', countries, null],
    ['', countries, null],
    ['', null, null],
    ['us', null, 'US'],
    [' United States ', null, 'US'],
    ['germany', null, 'DE'],
    ['ZZ', null, null],
    ['Nowhere', null, null],
  ])('%o of %o is %o', (typed, list, code) => {
    expect(countryCode(typed, 'en', list)).toBe(code)
  })
})

describe('optionalFields', () => {
  const allButTax = ['street', 'apt', 'city', 'state']
  it.each([
    ['US', countries, ['apt']],
    ['SG', countries, ['apt', 'state']],
    ['AU', countries, allButTax],
    ['DE', countries, allButTax],
    ['AU', null, ['apt']],
    ['DE', null, ['apt', 'state']],
    [null, countries, ['apt', 'state']],
  ])('%o of %o: %o', (code, list, expected) => {
    expect(optionalFields(code, list)).toEqual(expected)
  })
})
