import { expect, it } from 'vitest'
import { closestLocale } from '@/lib/locale/closest-locale'

it.each([
  [null, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['en-US,es;q=0.8', 'en-US'],
  ['en-AU;q=0.8', 'en-AU'],
  ['es', 'es'],
  ['ES-mx,es;q=0.9,en;q=0.8', 'es'],
  ['es-419', 'es'],
  ['fr', 'fr-CA'],
  ['fr-FR,fr;q=0.9', 'fr-CA'],
  ['fr-ca', 'fr-CA'],
  ['espanol', 'en'],
])('%s is answered in %s', (header, locale) => {
  expect(closestLocale(header)).toBe(locale)
})
