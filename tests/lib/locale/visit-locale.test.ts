import { expect, it } from 'vitest'
import { visitLocale } from '@/lib/locale/visit-locale'

const visit = (languages: string[], cookies = '', isFromHere = false) =>
  visitLocale({ languages, cookies, isFromHere })

it.each([
  [[], 'en'],
  [['en'], 'en'],
  [['en-GB', 'en'], 'en'],
  // Its texts equal the default's, whose addresses are shorter.
  [['en-US', 'en', 'es'], 'en'],
  [['es'], 'es'],
  [['es-MX', 'es', 'en'], 'es'],
  [['ES-mx'], 'es'],
  [['est'], 'en'],
  [['fr'], 'fr-CA'],
  [['fr-FR', 'en-CA', 'fr-CA'], 'fr-CA'],
  [['en-AU', 'en'], 'en-AU'],
  [['en-GB', 'en-AU'], 'en-AU'],
  [['en-US', 'en-AU'], 'en'],
  [['de', 'es', 'en'], 'es'],
  [['de', 'en', 'es'], 'en'],
  [['de', 'ja'], 'en'],
  [['', '*'], 'en'],
])('who reads %j first sees %s', (languages, locale) => {
  expect(visit(languages)).toBe(locale)
})

it.each([
  ['locale=fr-CA', 'fr-CA'],
  ['locale=en', 'en'],
  ['locale=en-US', 'en-US'],
  ['a=1; locale=en-CA; b=2', 'en-CA'],
  ['my-locale=fr-CA', 'es'],
  ['locale=de', 'es'],
  ['locale=', 'es'],
])('a reader of Spanish with the cookies %s sees %s', (cookies, locale) => {
  expect(visit(['es', 'en'], cookies)).toBe(locale)
})

it('what a page of this site led to is seen as it is, unless another language was chosen', () => {
  expect(visit(['es'], '', true)).toBe('en')
  expect(visit(['es'], 'locale=fr-CA', true)).toBe('fr-CA')
})
