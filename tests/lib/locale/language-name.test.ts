import { expect, it } from 'vitest'
import { languageName } from '@/lib/locale/languages'

it.each([
  ['en', 'English'],
  ['en-AU', 'English (Australia)'],
  ['es', 'Español'],
  ['fr-CA', 'Français (Canada)'],
] as const)('%s is named %s', (locale, name) => {
  expect(languageName(locale)).toBe(name)
})
