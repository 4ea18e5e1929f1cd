import { describe, expect, it } from 'vitest'
import { fill, plural } from '@/lib/locale/fill'
import { locales, pluralCategory } from '@/lib/locale/locales'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import frCA from '@/messages/fr-CA.json'

const counts = [
  ...Array.from({ length: 201 }, (_, count) => count),
  ...[999, 1000, 1001, 10_000, 999_999, 1_000_000, 1_000_001, 2_000_000, 3_500_000, 1_000_000_000],
]

describe.each(locales)('the plurals of %s', (locale) => {
  it('are those of CLDR', () => {
    const rules = new Intl.PluralRules(locale)
    expect(counts.map((count) => [count, pluralCategory(count, locale)])).toEqual(
      counts.map((count) => [count, rules.select(count)]),
    )
  })
})

it.each([
  [plural(en.studios.count, 0, 'en'), '0 studios'],
  [plural(en.studios.count, 1, 'en'), '1 studio'],
  [plural(en.studios.count, 1234, 'en'), '1,234 studios'],
  [plural(es.studios.count, 0, 'es'), '0 estudios'],
  [plural(es.studios.count, 1, 'es'), '1 estudio'],
  [plural(es.studios.count, 12_345, 'es'), '12.345 estudios'],
  [plural(es.studios.count, 1_000_000, 'es'), '1.000.000 de estudios'],
  [plural(frCA.studios.count, 0, 'fr-CA'), '0 studio'],
  [plural(frCA.studios.count, 1, 'fr-CA'), '1 studio'],
  [plural(frCA.studios.count, 2, 'fr-CA'), '2 studios'],
  [plural(frCA.studios.count, 1234, 'fr-CA'), '1\u00a0234 studios'],
])('a text has the form of its number: %s', (text, expected) => {
  expect(text).toBe(expected)
})

it('keeps placeholders without a value', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})
