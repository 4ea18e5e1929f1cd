import { expect, it } from 'vitest'
import { comparedBytes, comparedTimes } from '@/scripts/bench/compare-pages'

/** Twenty pages that take so much more at the second origin, on average and from page to page. */
const pages = (more: number, spread: number) =>
  Array.from({ length: 20 }, (_, at) => [100, 100 + more + spread * (at % 2 ? 1 : -1)])

it('compares the median page of each origin with the first', () => {
  expect(comparedBytes([[100, 104, 90]])).toEqual(['4.0 %', '-10.0 %', 'met'])
  expect(comparedBytes([[100, 104, 106]])).toEqual(['4.0 %', '6.0 %', 'missed'])
})

it.each([
  [pages(2, 1), 'met'],
  [pages(9, 2), 'missed'],
  [pages(4, 8), 'not decided'],
])('gives a verdict on times only where chance cannot turn it', (times, verdict) => {
  expect(comparedTimes(times).at(-1)).toBe(verdict)
})
