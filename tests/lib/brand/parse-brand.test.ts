import { describe, expect, it } from 'vitest'
import { brands } from '@/lib/brand/brands'
import { brandFromExternalId, brandFromName, brandFromQuery } from '@/lib/brand/parse-brand'

describe('brands', () => {
  it('match the catalogue of the specification', () => {
    const catalogue = brands.map(({ id, name }) => [id, name])
    expect(catalogue).toEqual(
      expect.arrayContaining([
        [3, 'Barre'],
        [4, 'Yoga'],
        [5, 'Dance'],
        [6, 'Pilates'],
        [7, 'Stretching'],
        [8, 'Running'],
        [12, 'Strength'],
        [24, 'Wellness'],
        [null, 'X+'],
      ]),
    )
  })

  it('have an id and a key each', () => {
    expect(new Set(brands.map((brand) => brand.id)).size).toBe(brands.length)
    expect(new Set(brands.map((brand) => brand.key)).size).toBe(brands.length)
  })
})

describe('brandFromExternalId', () => {
  it.each(['3', '4', '5', '6', '7', '8', '12', '24'])('accepts %s', (value) => {
    expect(brandFromExternalId(value)?.externalId).toBe(value)
  })

  it.each([
    '04',
    '4 ',
    ' 4',
    '4.0',
    '+4',
    '4e0',
    '0x4',
    '４',
    '4,5',
    '4;5',
    '[4]',
    '-4',
    '4\n',
    '4\0',
    '40',
    '44',
    '999',
    '0',
    '',
    ' ',
    'NaN',
    'null',
    'undefined',
    'true',
    'yoga',
    'Yoga',
    'all',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '4/',
    '/4',
    '4%20',
    '%34',
    '4#',
    '4?',
    '4&5',
    '٤',
  ])('rejects %j', (value) => {
    expect(brandFromExternalId(value)).toBeNull()
  })

  it('rejects missing values', () => {
    expect(brandFromExternalId(null)).toBeNull()
    expect(brandFromExternalId(undefined)).toBeNull()
  })
})

describe('brandFromName', () => {
  it.each([
    ['yoga', 'yoga'],
    ['Yoga', 'yoga'],
    ['WELLNESS', 'wellness'],
    ['all', 'all'],
    ['x+', 'all'],
  ])('%s is %s', (value, key) => {
    expect(brandFromName(value)?.key).toBe(key)
  })

  it.each(['', 'constructor', '4', 'yog', null, undefined])('does not know %s', (value) => {
    expect(brandFromName(value)).toBeNull()
  })
})

describe('brandFromQuery', () => {
  it.each([
    ['', 'all'],
    ['brand=yoga', 'yoga'],
    ['brand=yoga&brand=pilates', 'yoga'],
    ['brand=yoga&brand_id=3', 'barre'],
    ['brand=yoga&brand_id=3&external_id=6', 'pilates'],
    ['brand=yoga&brand_id=99&external_id=04', 'yoga'],
    ['external_id=999', 'all'],
    ['external_id=%204+', 'yoga'],
    ['brand=+Yoga%09', 'yoga'],
  ])('takes the first valid one of %s', (query, key) => {
    expect(brandFromQuery(new URLSearchParams(query)).key).toBe(key)
  })
})
