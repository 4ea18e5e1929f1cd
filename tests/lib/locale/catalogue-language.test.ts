import { expect, it } from 'vitest'
import { catalogueLang } from '@/lib/locale/catalogue-language'

it.each([
  ['en', {}],
  ['en-AU', {}],
  ['es', { lang: 'en' }],
  ['fr-CA', { lang: 'en' }],
] as const)(
  'sets `lang` for catalogue texts on a page in %s only if it differs',
  (locale, marks) => {
    expect(catalogueLang(locale)).toEqual(marks)
  },
)
