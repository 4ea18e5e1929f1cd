import { expect, it } from 'vitest'
import { milesText } from '@/lib/studios/distance'

it.each([
  [0, '< 0.1'],
  [0.1, '0.1'],
  [2, '2'],
  [9.94, '9.9'],
  [10.4, '10'],
  [2445.6, '2446'],
])('%d miles are %s', (miles, text) => {
  expect(milesText(miles, 'en')).toBe(text)
})

it('has the comma of other languages', () => {
  expect(milesText(2.54, 'fr-CA')).toBe('2,5')
  expect(milesText(0, 'es')).toBe('< 0,1')
})
