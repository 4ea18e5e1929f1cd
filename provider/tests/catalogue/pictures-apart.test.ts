import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPicturesApart } from '../../src/catalogue/keep-pictures-apart'
import { search, startSearchProvider } from '../support/search'
import type { TestProvider } from '../support/start-provider'

test.each([
  ['aab', 'aba'],
  ['aaabb', 'ababa'],
  ['abcbb', 'abcbb'],
  ['abc', 'abc'],
  ['abba', 'abab'],
  ['abbb', 'abbb'],
  ['abcc', 'acbc'],
  ['bacac', 'bacac'],
  ['--a', '--a'],
  ['', ''],
])('%s becomes %s', (pictures, expected) => {
  const apart = keepPicturesApart([...pictures], (picture) => (picture === '-' ? null : picture))
  expect(apart.join('')).toBe(expected)
})

let provider: TestProvider
beforeAll(async () => {
  provider = await startSearchProvider()
})
afterAll(() => provider.stop())

type Pictured = { id: number; thumbnail_url: string; image_url: string }

/** How many neighbors share a picture; none are counted where, after the first, they must. */
function needless(items: readonly Pictured[]) {
  const [first, ...rest] = items.map(({ thumbnail_url: one, image_url: other }) => one ?? other)
  const countOf = (picture: string) => rest.filter((other) => other === picture).length
  const fits = (picture: string) =>
    countOf(picture) <= (picture === first ? rest.length / 2 : Math.ceil(rest.length / 2))
  const same = rest.filter((picture, place) => picture === (place === 0 ? first : rest[place - 1]))
  return rest.every(fits) ? same.length : 0
}

test('neighbors among related videos do not share a picture', async () => {
  const { body } = await provider.call<{ data: Pictured[] }>('GET', '/api/v1/videos?per_page=100')
  for (const { id } of body.data) {
    const related = await provider.call<{ data: Pictured[] }>(
      'GET',
      `/api/v1/videos/${id}/related?per_page=12`,
    )
    expect(needless(related.body.data)).toBe(0)
  }
  expect(body.data).toHaveLength(100)
})

test.each(['yoga', 'back pain', 'strength', 'rowing', 'beginner', '20 minutes', 'free', 'pilates'])(
  'neighbors in the groups of a search do not share a picture: %s',
  async (q) => {
    const { groups } = await search<Pictured>(provider, q)
    const ranked = groups.filter(({ kind }) => ['videos', 'programs', 'collections'].includes(kind))
    expect(ranked.length).toBeGreaterThan(0)
    for (const { items } of ranked) expect(needless(items)).toBe(0)
  },
)
