import { expect, test } from 'vitest'
import { readIds } from '../../src/catalogue/read-ids'

test.each([
  ['4', [4]],
  ['4,13,2', [4, 13, 2]],
  ['', []],
  [null, []],
])('%j holds %j', (text, ids) => {
  expect(readIds(text)).toEqual(ids)
})
