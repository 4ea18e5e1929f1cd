import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { search as searchIn, searchTime, startSearchProvider } from '../support/search'
import type { TestProvider } from '../support/start-provider'
import { createMember } from '../support/users'

let provider: TestProvider
beforeAll(async () => {
  provider = await startSearchProvider()
})
afterAll(() => provider.stop())

const search = (q: string, more: Record<string, string> = {}, headers = {}) =>
  searchIn<{ id: number }>(provider, q, more, headers)

const nothing = {
  q: null,
  brand_id: null,
  modalities_ids: [],
  equipment_ids: [],
  body_focuses_ids: [],
  instructor_ids: [],
  duration_min: null,
  duration_max: null,
  level: null,
  date: null,
  starts_from: null,
  starts_until: null,
}

test.each<[string, Record<string, unknown>]>([
  [
    '20 minute core no equipment',
    { duration_min: 20, duration_max: 20, body_focuses_ids: [2], equipment_ids: [1] },
  ],
  ['yoga 30', { brand_id: 4, duration_min: 30, duration_max: 30 }],
  ['25 minutes of yoga', { brand_id: 4, duration_min: 20, duration_max: 30 }],
  ['10 to 15 min barre', { brand_id: 3, duration_min: 10, duration_max: 15 }],
  ['menos de 20 minutos yoga', { brand_id: 4, duration_max: 20 }],
  ['at least half an hour pilates', { brand_id: 6, duration_min: 30 }],
  ['1 hour rowing', { brand_id: 2, duration_min: 60, duration_max: 60 }],
  ['back pain', { body_focuses_ids: [3], modalities_ids: [1, 2, 7, 11, 13] }],
  ['yoga for back pain', { body_focuses_ids: [3], brand_id: 4 }],
  ['yoga strength', { brand_id: 4, modalities_ids: [10] }],
  ['easy yoga with tomas', { brand_id: 4, level: 'beginner', instructor_ids: [2] }],
  ['yoga pizza', { brand_id: 4 }],
  ['yoga wrists', { brand_id: 4, q: 'wrists' }],
  ['long exhale', { q: 'long exhale' }],
])('understands %s', async (q, filters) => {
  expect((await search(q)).filters).toEqual({ ...nothing, ...filters })
})

test.each<[string, Record<string, unknown>]>([
  ['today', { date: '2026-11-25' }],
  [
    'tonight',
    {
      date: '2026-11-25',
      starts_from: '2026-11-25T22:00:00.000Z',
      starts_until: '2026-11-26T05:00:00.000Z',
    },
  ],
  ['mañana', { date: '2026-11-26' }],
  [
    'demain matin',
    {
      date: '2026-11-26',
      starts_from: '2026-11-26T05:00:00.000Z',
      starts_until: '2026-11-26T17:00:00.000Z',
    },
  ],
  ['wednesday', { date: '2026-11-25' }],
  ['tuesday', { date: '2026-12-01' }],
  [
    'weekend',
    {
      date: '2026-11-28',
      starts_from: '2026-11-28T05:00:00.000Z',
      starts_until: '2026-11-30T05:00:00.000Z',
    },
  ],
])('understands the day of “yoga %s”', async (day, filters) => {
  const found = await search(`yoga ${day}`)
  expect(found.filters).toEqual({ ...nothing, brand_id: 4, ...filters })
  expect(found.groups[0]?.kind).toBe('live_classes')
})

test('days are those of the clock of the viewer', async () => {
  const sydney = await search('yoga today', { time_zone: 'Australia/Sydney' })
  expect(sydney.filters.date).toBe('2026-11-26')
})

test.each([
  '',
  '   ',
  '!!!',
  '🧘',
  'xqzw',
  'xqzw qqqq',
  "'; drop table videos; --",
  ':* | &',
  '\\',
])('finds nothing for %j', async (q) => {
  expect((await search(q)).groups).toEqual([])
})

describe('every group agrees with its list', () => {
  const lists: Record<string, (filters: Record<string, unknown>) => [string, string[]]> = {
    videos: () => [
      '/videos',
      [
        'q',
        'brand_id',
        'modalities_ids',
        'equipment_ids',
        'body_focuses_ids',
        'instructor_ids',
        'duration_min',
        'duration_max',
        'level',
      ],
    ],
    programs: () => ['/video_groups/programs', ['q', 'brand_id', 'modalities_ids']],
    collections: () => ['/video_groups/collections', ['q', 'brand_id', 'modalities_ids']],
    instructors: () => ['/instructors', ['q', 'brand_id']],
    studios: () => ['/studios', ['q', 'brand_id']],
  }

  test.each([
    'yoga',
    'crow',
    '20 minute core',
    'beginner barre',
    'hiit',
    'back pain',
    'boston',
    'long exhale',
    'kitchen disco',
    'yogga',
  ])('%s', async (q) => {
    const { filters, groups } = await search(q)
    expect(groups.length).toBeGreaterThan(0)
    for (const { kind, total, items } of groups) {
      expect(items.length).toBe(Math.min(4, total))
      const list = lists[kind]?.(filters)
      if (!list) continue
      const query = new URLSearchParams()
      for (const name of list[1]) {
        const value = filters[name]
        if (value !== null && String(value) !== '') query.set(name, String(value))
      }
      const { body } = await provider.call('GET', `/api/v1${list[0]}?${query}`)
      expect([kind, total]).toEqual([kind, body.total])
    }
  })
})

test('cancelled and ended classes are left out', async () => {
  const before = await search('yoga tomorrow')
  const { id } = before.groups[0]!.items[0]!
  await provider.pool.query('update live_classes set cancelled_at = $2 where id = $1', [
    id,
    searchTime,
  ])
  const after = await search('yoga tomorrow')
  expect(after.groups[0]!.items.map((item) => item.id)).not.toContain(id)
  expect(after.groups[0]!.total).toBe(before.groups[0]!.total - 1)
})

test('items are limited per group; members get their own fields', async () => {
  const one = await search('yoga', { limit: '1' })
  for (const { items } of one.groups) expect(items).toHaveLength(1)
  const { headers } = await createMember(provider)
  const own = await search('yoga', {}, headers)
  expect(own.groups.find(({ kind }) => kind === 'videos')!.items[0]).toHaveProperty(
    'favorite',
    false,
  )
  expect(one.groups[0]!.items[0]).not.toHaveProperty('favorite')
})

test.each(['q=' + 'a'.repeat(201), 'limit=0', 'limit=11', 'time_zone=Mars', 'time_zone=%2B02:00'])(
  'refuses %s',
  async (query) => {
    const { status } = await provider.call('GET', `/api/v1/search?${query}`)
    expect(status).toBe(400)
  },
)

test('a very long text is answered', async () => {
  await search('yoga '.repeat(40).trim())
  await search('a'.repeat(200))
})
