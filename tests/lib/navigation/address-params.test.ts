import { expect, it } from 'vitest'
import { readIds, toggleIn } from '@/lib/navigation/address-params'

it.each([
  [null, []],
  ['', []],
  ['1', [1]],
  ['2,1,2', [2, 1]],
  ['1,x,-2,03,4.5,1e3, 5,6', [1, 6]],
  ['999999999,1234567890', [999_999_999]],
])('%j has the ids %j', (value, expected) => {
  expect(readIds(value)).toEqual(expected)
})

it('toggles one id', () => {
  expect(toggleIn([1, 2], 2)).toEqual([1])
  expect(toggleIn([1], 2)).toEqual([1, 2])
})
