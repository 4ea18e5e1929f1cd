import { expect, test } from 'vitest'
import { dateFormat } from '../src/date-format'

const long = { dateStyle: 'long', timeZone: 'UTC' } as const
const numeric = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' } as const

test.each([
  ['fr-CA', '2027-01-01', '1er janvier 2027'],
  ['fr-CA', '2027-01-11', '11 janvier 2027'],
  ['fr-CA', '2027-01-02', '2 janvier 2027'],
  ['es', '2027-01-01', '1 de enero de 2027'],
  ['en', '2027-01-01', 'January 1, 2027'],
])('in %s %s is %s', (locale, day, text) => {
  expect(dateFormat(locale, long)(new Date(day))).toBe(text)
})

test('a date of numbers alone stays as it is in French', () => {
  expect(dateFormat('fr-CA', numeric)(new Date('2027-01-01'))).toBe('2027-01-01')
})
