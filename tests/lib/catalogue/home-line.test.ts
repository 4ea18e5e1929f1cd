import { expect, it } from 'vitest'
import type { BrandKey } from '@/lib/brand/brands'
import { type BrandFacts, homeLine } from '@/lib/catalogue/home-line'

const facts = (equipment: Record<string, number>): BrandFacts => ({
  totals: { all: 9, programs: 2, instructors: 2 },
  counts: {
    level: { beginner: 4 },
    equipment_ids: equipment,
    body_focuses_ids: {},
    modalities_ids: {},
  },
  terms: { equipment_ids: [{ id: 3, icon: 'block' }], body_focuses_ids: [], modalities_ids: [] },
})

it('says the numbers of a brand’s line with the lists that have as many', () => {
  expect(homeLine('yoga', facts({ 3: 5 }))).toEqual([
    { name: 'all', count: 9, screen: 'workouts', query: {} },
    { name: 'beginner', count: 4, screen: 'workouts', query: { level: 'beginner' } },
    { name: 'block', count: 5, screen: 'workouts', query: { equipment_ids: '3' } },
  ])
})

it('has no line while a number is unknown or below two, or where the brand has none of its own', () => {
  expect(homeLine('yoga', facts({ 3: 1 }))).toBeNull()
  expect(homeLine('yoga', { ...facts({ 3: 5 }), counts: null })).toBeNull()
  expect(homeLine('new' as BrandKey, facts({ 3: 5 }))).toBeNull()
})
