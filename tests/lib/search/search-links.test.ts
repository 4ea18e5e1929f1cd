import { expect, test } from 'vitest'
import type { SearchFilters } from '@/lib/api/search'
import { itemLink, listLink } from '@/lib/search/search-links'

const context = { locale: 'es', brand: 'all' } as const
const nothing: SearchFilters = {
  q: null,
  brandId: null,
  modalitiesIds: [],
  equipmentIds: [],
  bodyFocusesIds: [],
  instructorIds: [],
  durationMin: null,
  durationMax: null,
  level: null,
  date: null,
  startsFrom: null,
  startsUntil: null,
}

test.each([
  ['videos', '/es/video-detail?id=7'],
  ['live_classes', '/es/live-class-detail?id=7'],
  ['programs', '/es/classes/programs/7'],
  ['collections', '/es/classes/collections/7'],
  ['instructors', '/es/instructors?id=7'],
  ['studios', '/es/studios/7'],
] as const)('what is found among %s has its page', (kind, expected) => {
  expect(itemLink(context, kind, { id: 7 })).toBe(expected)
})

test('the list of workouts has every filter that was understood', () => {
  const found = {
    ...nothing,
    q: 'slow',
    equipmentIds: [1],
    bodyFocusesIds: [2, 3],
    durationMin: 20,
    durationMax: 20,
    level: 'beginner' as const,
  }
  expect(listLink(context, 'videos', found)).toBe(
    '/es/classes/workouts?equipment_ids=1&body_focuses_ids=2,3&level=beginner&duration=15-24&q=slow',
  )
})

test('a brand that was understood is the brand of the list; without one the page’s stays', () => {
  const barre = { locale: 'en', brand: 'barre' } as const
  const tonight = { ...nothing, brandId: 4, date: '2026-03-04' }
  expect(listLink(barre, 'live_classes', tonight)).toBe('/schedule?date=2026-03-04&brand=yoga')
  expect(listLink(barre, 'studios', { ...nothing, q: 'boston' })).toBe(
    '/studios?q=boston&brand=barre',
  )
})

test.each([
  [10, 10, '0-14'],
  [null, 15, '15-24'],
  [60, null, '53-'],
  [30, 50, '38-52'],
])('from %s to %s minutes chooses the length %s', (durationMin, durationMax, choice) => {
  const found = { ...nothing, durationMin, durationMax }
  expect(listLink(context, 'videos', found)).toContain(`duration=${choice}`)
})
