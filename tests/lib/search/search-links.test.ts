import { expect, test } from 'vitest'
import type { SearchFilters } from '@/lib/api/search'
import { dayPartRange } from '@/lib/schedule/day-parts'
import { dayRange } from '@/lib/time/calendar'
import { isWholeList, itemLink, listLink } from '@/lib/search/search-links'

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

test('a brand that was understood is the brand of the list; without one it is that of everything', () => {
  const barre = { locale: 'en', brand: 'barre' } as const
  const tonight = { ...nothing, brandId: 4, date: '2026-03-04' }
  expect(listLink(barre, 'live_classes', tonight)).toBe('/schedule?date=2026-03-04&brand=yoga')
  expect(listLink(barre, 'studios', { ...nothing, q: 'boston' })).toBe('/studios?q=boston')
})

const evening = dayPartRange('2026-03-04', 'evening')
const weekend = { startsFrom: '2026-03-07T05:00:00.000Z', startsUntil: '2026-03-09T04:00:00.000Z' }

test('a part of a day is chosen in the schedule of that day', () => {
  const found = { startsFrom: evening.from, startsUntil: evening.to, date: '2026-03-04' }
  expect(listLink(context, 'live_classes', { ...nothing, ...found })).toBe(
    '/es/schedule?date=2026-03-04&part=evening',
  )
})

test('words, an instructor or another period list the classes of the time that was asked for', () => {
  const { from, to } = dayRange('2026-03-04')
  const period = (start: string, end: string) =>
    `starts_from=${encodeURIComponent(start)}&starts_until=${encodeURIComponent(end)}`
  const link = (found: Partial<SearchFilters>) =>
    listLink(context, 'live_classes', { ...nothing, ...found })
  expect(link({ date: '2026-03-04', q: 'flow' })).toBe(`/es/schedule?q=flow&${period(from, to)}`)
  expect(link({ date: '2026-03-04', instructorIds: [2] })).toBe(
    `/es/schedule?instructor_ids=2&${period(from, to)}`,
  )
  expect(link({ date: '2026-03-07', ...weekend })).toBe(
    `/es/schedule?${period(weekend.startsFrom, weekend.startsUntil)}`,
  )
})

test.each([
  [10, 10, '0-14'],
  [null, 15, '0-14'],
  [20, 20, '15-24'],
  [15, 25, '15-24'],
  [45, null, '53-'],
  [24, 24, '15-24'],
  [70, 70, '53-'],
  [60, null, '53-'],
  [30, 50, '38-52'],
])('from %s to %s minutes chooses the length %s', (durationMin, durationMax, choice) => {
  const found = { ...nothing, durationMin, durationMax }
  expect(listLink(context, 'videos', found)).toContain(`duration=${choice}`)
})

test.each([
  [null, null, true],
  [15, 24, true],
  [null, 14, true],
  [53, null, true],
  [20, 20, false],
  [null, 15, false],
  [45, null, false],
])('the list of workouts from %s to %s minutes has as many: %s', (durationMin, durationMax, is) => {
  const found = { ...nothing, durationMin, durationMax }
  expect(isWholeList('videos', found)).toBe(is)
  expect(isWholeList('programs', found)).toBe(true)
})
