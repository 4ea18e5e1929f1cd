import { afterAll, beforeAll, expect, test } from 'vitest'
import { search, startSearchProvider } from '../support/search'
import type { TestProvider } from '../support/start-provider'

let provider: TestProvider
beforeAll(async () => {
  provider = await startSearchProvider()
})
afterAll(() => provider.stop())

const listOfKind: Record<string, string> = {
  videos: 'videos',
  live_classes: 'live_classes',
  programs: 'video_groups/programs',
  collections: 'video_groups/collections',
  instructors: 'instructors',
  studios: 'studios',
}
const listedBy: Record<string, string[]> = {
  videos: [
    'brand_id',
    'modalities_ids',
    'equipment_ids',
    'body_focuses_ids',
    'instructor_ids',
    'duration_min',
    'duration_max',
    'level',
    'q',
  ],
  live_classes: [
    'brand_id',
    'modalities_ids',
    'instructor_ids',
    'starts_from',
    'starts_until',
    'q',
  ],
  programs: ['brand_id', 'modalities_ids', 'q'],
  collections: ['brand_id', 'modalities_ids', 'q'],
  instructors: ['brand_id', 'q'],
  studios: ['brand_id', 'q'],
}

test.each([
  'yoga',
  'yoga strength',
  'beginner pilates mat',
  'yoga tonight',
  'this weekend',
  'yoga now',
  'flow tomorrow morning',
  'tomas tonight',
  'back pain',
])('the total of a group is that of its list with the filters: %s', async (q) => {
  const { filters, groups } = await search(provider, q)
  expect(groups.length).toBeGreaterThan(0)
  for (const { kind, total } of groups) {
    const query = new URLSearchParams({ per_page: '100' })
    for (const name of listedBy[kind]!) {
      const value = filters[name]
      if (value !== null && String(value) !== '') query.set(name, String(value))
    }
    const { body } = await provider.call('GET', `/api/v1/${listOfKind[kind]}?${query}`)
    const listed = kind === 'live_classes' ? body.data.length : body.total
    expect([kind, total > 100 && kind === 'live_classes' ? listed : total]).toEqual([kind, listed])
  }
})
