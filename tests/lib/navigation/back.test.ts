import { expect, it } from 'vitest'
import { backTarget } from '@/lib/navigation/back'

it.each([
  ['/account', 9, { kind: 'path', path: '/account' }],
  ['/account', 1, { kind: 'path', path: '/account' }],
  [undefined, 3, { kind: 'browser' }],
  [undefined, 2, { kind: 'path', path: '/' }],
  [null, 1, { kind: 'path', path: '/' }],
  ['', 5, { kind: 'browser' }],
  ['https://evil.example', 5, { kind: 'browser' }],
  ['//evil.example', 1, { kind: 'path', path: '/' }],
])('onBack %j with %d entries', (onBack, historyLength, expected) => {
  expect(backTarget({ onBack, historyLength })).toEqual(expected)
})
