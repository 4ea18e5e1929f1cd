import { expect, it } from 'vitest'
import { closestLocale } from '@/lib/locale/languages'

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
  ['de-DE,de;q=0.9,es;q=0.8,en;q=0.7', 'es'],
  ['es;q=0.3,fr;q=0.7', 'fr-CA'],
  ['es;q=0,en;q=0.1', 'en'],
  ['de,*;q=0.5', 'en'],
  ['en-GB,en-AU;q=0.9,en;q=0.8', 'en-AU'],
  ['fr-FR,en-CA;q=0.9', 'fr-CA'],
])('%s gets %s', (header, locale) => {
  expect(closestLocale(header)).toBe(locale)
})
