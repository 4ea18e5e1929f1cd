import { expect, it } from 'vitest'
import { medianRange } from '@/scripts/bench/median-range'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index)

// From a table of the binomial distribution.
it.each([
  [5, { low: 1, high: 5 }],
  [8, { low: 2, high: 7 }],
  [20, { low: 6, high: 15 }],
  [70, { low: 28, high: 43 }],
])('of %d samples is %o', (count, range) => {
  expect(medianRange(upTo(count))).toEqual(range)
})

it('has no bounds where too little is known', () => {
  expect(medianRange([])).toEqual({ low: -Infinity, high: Infinity })
  expect(medianRange([1, 2, 3, 4])).toEqual({ low: -Infinity, high: Infinity })
})
