import { describe, expect, it } from 'vitest'
import { countryCode, statesRequired } from '@/lib/checkout/country'

const countries = [
  { iso2: 'US', name: 'United States', statesRequired: true },
  { iso2: 'SG', name: 'Singapore', statesRequired: false },
]

describe('countryCode', () => {
  it.each([
    ['US', countries, 'US'],
    ['DE', countries, null],
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

describe('statesRequired', () => {
  it.each([
    ['US', countries, true],
    ['SG', countries, false],
    ['AU', null, true],
    ['DE', null, false],
    [null, countries, false],
  ])('%o of %o: %o', (code, list, expected) => {
    expect(statesRequired(code, list)).toBe(expected)
  })
})
