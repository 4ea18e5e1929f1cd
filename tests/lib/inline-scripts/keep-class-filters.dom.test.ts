import { beforeAll, expect, it } from 'vitest'
import { KEEP_CLASS_FILTERS_SCRIPT } from '@/lib/inline-scripts/compiled'

beforeAll(() => {
  // jsdom cannot navigate.
  document.addEventListener('click', (event) => event.preventDefault())
  new Function(KEEP_CLASS_FILTERS_SCRIPT)()
})

const cases: [name: string, at: string, link: string, screen: string, leadsTo: string][] = [
  [
    'a day keeps one',
    '?modalities_ids=3',
    '/schedule?date=2026-03-08',
    'schedule',
    '/schedule?date=2026-03-08&modalities_ids=3',
  ],
  [
    'today keeps two',
    '?modalities_ids=3,14',
    '/schedule',
    'schedule',
    '/schedule?modalities_ids=3,14',
  ],
  [
    'a brand keeps them, beside its own',
    '?brand=yoga&modalities_ids=3',
    '/schedule?brand=boxing',
    'schedule',
    '/schedule?brand=boxing&modalities_ids=3',
  ],
  [
    'a day keeps a part of the day',
    '?part=evening&modalities_ids=3',
    '/schedule?date=2026-03-08',
    'schedule',
    '/schedule?date=2026-03-08&modalities_ids=3&part=evening',
  ],
  [
    'what is none is not kept',
    '?modalities_ids=3%26x&part=noon',
    '/schedule',
    'schedule',
    '/schedule',
  ],
  ['nothing chosen adds nothing', '?brand=yoga', '/schedule', 'schedule', '/schedule'],
  [
    'what the link has itself stays',
    '?modalities_ids=3',
    '/schedule?modalities_ids=4',
    'schedule',
    '/schedule?modalities_ids=4',
  ],
  [
    'a class needs none',
    '?modalities_ids=3',
    '/live-class-detail?id=1',
    'schedule',
    '/live-class-detail?id=1',
  ],
  ['other screens are left alone', '?modalities_ids=3', '/schedule', 'home', '/schedule'],
]

it.each(cases)('%s', (_, at, link, screen, leadsTo) => {
  history.replaceState(null, '', `/schedule${at}`)
  document.body.innerHTML = `<main data-screen="${screen}"><a href="${link}"><b>Day</b></a></main>`
  document.querySelector('b')!.click()
  const { pathname, search } = document.querySelector('a')!
  expect(pathname + search).toBe(leadsTo)
})

it('leaves links alone that React has hydrated', () => {
  history.replaceState(null, '', '/schedule?modalities_ids=3')
  document.body.innerHTML =
    '<main data-screen="schedule"><a href="/schedule?brand=barre">Barre</a></main>'
  const link = document.querySelector('a')!
  Object.assign(link, { __reactProps$x: {} })
  link.click()
  expect(link.search).toBe('?brand=barre')
})
