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
  expect(milesText(miles)).toBe(text)
})
