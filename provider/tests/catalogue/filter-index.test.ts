import { expect, test } from 'vitest'
import { parseIds } from '../../src/catalogue/filter-index'

test.each([
  ['4', [4]],
  ['4,13,2', [4, 13, 2]],
  ['', []],
  [null, []],
])('%j parses to %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids)
})
