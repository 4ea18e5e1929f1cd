import { expect, test } from 'vitest'
import { locales } from '@/lib/locale/locales'
import { linksFrom } from '@/lib/routing/links'
import { resetPage } from '@/provider/src/routes/password/reset-page'
import { translatedTags } from '@/provider/src/texts/translator'

const webUrl = 'https://plus.example'

test.each(locales)(
  'the provider’s emails can link to the page for new passwords in %s',
  (locale) => {
    for (const brand of ['all', 'yoga'] as const) {
      const page = linksFrom({ locale, brand })('forgot-password')
      expect(resetPage(page, webUrl)).toBe(webUrl + page)
      expect(resetPage(webUrl + page, webUrl)).toBe(webUrl + page)
    }
  },
)

test.each(translatedTags)('%s, in which they can be written, has that page', (tag) => {
  expect(locales).toContain(tag)
})

test('they cannot link to anything else', () => {
  for (const page of [
    '/',
    '/login',
    '/de/forgot-password',
    '//forgot-password',
    '/forgot-password/x',
  ])
    expect(resetPage(page, webUrl)).toBeNull()
  expect(resetPage('/forgot-password?store_id=1&sp=1&brand=yoga&brand=x#y', webUrl)).toBe(
    `${webUrl}/forgot-password?brand=yoga`,
  )
})
