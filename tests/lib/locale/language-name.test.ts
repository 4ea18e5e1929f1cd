import { expect, it } from 'vitest'
import { languageName } from '@/lib/locale/languages'

it.each([
  ['en', 'English'],
  ['en-AU', 'English (Australia)'],
  ['es', 'Español'],
  ['fr-CA', 'Français (Canada)'],
] as const)('%s calls itself %s', (locale, name) => {
  expect(languageName(locale)).toBe(name)
})
