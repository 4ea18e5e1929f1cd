import { expect, it, vi } from 'vitest'
import { VISIT_LOCALE_SCRIPT } from '@/lib/inline-scripts/compiled'

/** Opens an address and returns what happened in the browser, in order. */
function open(address: string, { languages = ['es-MX', 'en'], cookie = '', referrer = '' } = {}) {
  const happened: string[] = []
  const location = Object.assign(new URL(address, 'https://x.example'), {
    replace: (path: string) => happened.push(path),
  })
  const stop = vi.fn(() => happened.push('stop'))
  new Function('location', 'navigator', 'document', 'stop', VISIT_LOCALE_SCRIPT)(
    location,
    { languages },
    { cookie, referrer },
    stop,
  )
  return happened
}

it.each([
  ['/', '/es'],
  ['/?brand=yoga&irclickid=a%26b', '/es?brand=yoga&irclickid=a%26b'],
  ['/#top', '/es#top'],
  ['/schedule?date=2026-03-04#c=1', '/es/schedule?date=2026-03-04#c=1'],
  ['/nope/nope', '/es/nope/nope'],
])('%s is left for %s before anything of it is read on', (address, target) => {
  expect(open(address)).toEqual(['stop', target])
})

it.each([
  ['English is read', { languages: ['en-GB'] }],
  ['no language is told, as by most crawlers', { languages: [] }],
  ['English was chosen', { cookie: 'a=1; locale=en' }],
  ['a page of this site led there', { referrer: 'https://x.example/es/schedule' }],
])('the page stays where %s', (_, visitor) => {
  expect(open('/schedule', visitor)).toEqual([])
})

it('another site that led there changes nothing', () => {
  expect(open('/', { referrer: 'https://x.example.evil/' })).toEqual(['stop', '/es'])
})
