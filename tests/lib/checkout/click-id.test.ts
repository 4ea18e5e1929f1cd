import { expect, it } from 'vitest'
import { readClickId } from '@/lib/checkout/click-id'

it.each([
  ['the address’s own', 'new-1', 'irclickid=old-1', 'new-1'],
  ['the one kept', undefined, 'a=b; irclickid=old-1', 'old-1'],
  ['the one kept, when the address’s is none', 'no id!', 'irclickid=old-1', 'old-1'],
  ['none', undefined, 'a=b', null],
  ['none, when what is kept is none', undefined, 'irclickid=<b>', null],
  ['none, when it is too long', 'x'.repeat(201), '', null],
])('is %s', (_, parameter, cookies, expected) => {
  expect(readClickId(parameter, cookies)).toBe(expected)
})
