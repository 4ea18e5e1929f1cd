import { expect, it } from 'vitest'
import { catalogueLang } from '@/lib/locale/catalogue-language'

it.each([
  ['en', {}],
  ['en-AU', {}],
  ['es', { lang: 'en' }],
  ['fr-CA', { lang: 'en' }],
] as const)(
  'marks the catalogue’s words on a page in %s only where it speaks otherwise',
  (locale, marks) => {
    expect(catalogueLang(locale)).toEqual(marks)
  },
)
