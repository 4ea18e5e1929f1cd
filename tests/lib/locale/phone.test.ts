import { expect, it } from 'vitest'
import { formatPhone, phoneLink } from '@/lib/locale/phone'

it.each([
  ['5551234567', '(555) 123-4567'],
  [5551234567, '(555) 123-4567'],
  ['555.123.4567', '(555) 123-4567'],
  ['(555) 123-4567', '(555) 123-4567'],
  ['15551234567', '+1 (555) 123-4567'],
  ['+1 555-123-4567', '+1 (555) 123-4567'],
  ['555123456', null],
  ['25551234567', null],
  ['155512345678', null],
  ['', null],
  ['call us', null],
  [null, null],
  [undefined, null],
])('%j becomes %j', (value, expected) => {
  expect(formatPhone(value)).toBe(expected)
})

it.each([
  ['5551234567', 'tel:+15551234567'],
  ['+1 (555) 123-4567', 'tel:+15551234567'],
  ['555123456', null],
  [null, null],
])('%j has the link %j', (value, expected) => {
  expect(phoneLink(value)).toBe(expected)
})
