import { expect, it } from 'vitest'
import { subjectFault } from '@/scripts/commit-subject'

it.each([
  'checkout: look the purchase up after a lost confirmation',
  'e2e: need no network for the calendar',
  'live-classes: feed the schedule from one query',
  `area: ${'x'.repeat(66)}`,
])('accepts %s', (subject) => {
  expect(subjectFault(subject)).toBeNull()
})

it.each([
  [`area: ${'x'.repeat(67)}`, 'has 73 characters'],
  ['look the purchase up', 'does not begin with its area'],
  ['Checkout: look it up', 'does not begin with its area'],
  ['live classes: ask first', 'does not begin with its area'],
  ['checkout: ', 'does not begin with its area'],
  ['checkout:look it up', 'does not begin with its area'],
  ['checkout: Look it up', 'goes on with a capital'],
  ['checkout: look it up.', 'ends with a period'],
  ['checkout: looked it up', 'begins with "looked"'],
  ['checkout: looking it up', 'begins with "looking"'],
])('rejects %s', (subject, fault) => {
  expect(subjectFault(subject)).toContain(fault)
})
