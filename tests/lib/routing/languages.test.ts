import { expect, it } from 'vitest'
import { locales } from '@/lib/locale/locales'
import { otherLanguageFirst, rememberedLocale } from '@/lib/routing/patterns'
import { redirects } from '@/lib/routing/redirects'
import { rewrites } from '@/lib/routing/rewrites'

const matches = (pattern: string, value: string) => new RegExp(`^${pattern}$`).test(value)

it.each([
  ['es', true],
  ['es-MX,es;q=0.9,en;q=0.8', true],
  ['ES', true],
  ['fr', true],
  ['fr-CA,fr;q=0.9', true],
  ['en-AU', true],
  ['en-CA;q=0.9', true],
  ['en', false],
  ['en-US,en;q=0.9,es;q=0.8', false],
  ['en-GB', false],
  ['est', false],
  ['de,es;q=0.5', true],
  ['de, en;q=0.9, es;q=0.8', false],
  ['english,es', true],
])('a first visit with %s is redirected: %j', (header, expected) => {
  expect(matches(otherLanguageFirst, header)).toBe(expected)
})

it.each(locales)(
  'a choice of %s is stored, and its pages have a prefix unless it is the default',
  (locale) => {
    const isDefault = locale === 'en'
    expect(matches(rememberedLocale, locale)).toBe(!isDefault)
    const home = rewrites.afterFiles!.find(({ source }) => source.startsWith('/:locale('))
    expect(new RegExp(home!.source.slice('/:locale'.length)).test(locale)).toBe(!isDefault)
  },
)

it('needs no more rules for more languages, because each rule costs time in every request', () => {
  const { beforeFiles, afterFiles } = rewrites
  expect([redirects, beforeFiles, afterFiles].map((rules) => rules?.length)).toEqual([13, 4, 56])
})
