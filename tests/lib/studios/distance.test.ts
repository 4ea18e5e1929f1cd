import { expect, it } from 'vitest'
import { distanceText, radiusText } from '@/lib/studios/position'
import { radii } from '@/lib/studios/studio-filters'

it.each([
  [0, '< 0.1'],
  [0.1, '0.1'],
  [2, '2'],
  [9.94, '9.9'],
  [10.4, '10'],
  [2445.6, '2446'],
])('%d miles are %s', (miles, text) => {
  expect(distanceText(miles, 'mi', 'en')).toBe(text)
})

it.each([
  [0.04, 'en-AU', '< 0.1'],
  [0, 'es', '< 0,1'],
  [1.5, 'fr-CA', '2,4'],
  [1.5, 'en-CA', '2.4'],
  [6.3, 'es', '10'],
  [2445.6, 'fr-CA', '3936'],
])('%d miles are kilometers in %s: %s', (miles, locale, text) => {
  expect(distanceText(miles, 'km', locale)).toBe(text)
})

it('rounds the search radius', () => {
  const numbers = radii.filter((radius) => radius !== 'any').map(Number)
  expect(numbers.map((miles) => radiusText(miles, 'mi'))).toEqual(['10', '25', '50', '100'])
  expect(numbers.map((miles) => radiusText(miles, 'km'))).toEqual(['15', '40', '80', '160'])
})
