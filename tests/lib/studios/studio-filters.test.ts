import { expect, it } from 'vitest'
import {
  parseStudioFilters,
  type Radius,
  toStudioQuery,
  widerRadius,
} from '@/lib/studios/studio-filters'

it.each([
  ['', { q: '', near: null }],
  ['q=%20boston%20&near=50', { q: 'boston', near: '50' }],
  ['near=any', { q: '', near: 'any' }],
  ['near=7&q=', { q: '', near: null }],
  ['near=025', { q: '', near: null }],
])('the URL %j has the filters %j', (search, expected) => {
  expect(parseStudioFilters(new URLSearchParams(search))).toEqual(expected)
})

it('limits the search text to the provider’s limit', () => {
  expect(parseStudioFilters(new URLSearchParams({ q: 'a'.repeat(300) })).q).toHaveLength(100)
})

it.each<[Radius, Radius | null]>([
  ['10', '25'],
  ['25', '50'],
  ['50', '100'],
  ['100', 'any'],
  ['any', null],
])('the next larger radius after %s is %s', (radius, wider) => {
  expect(widerRadius(radius)).toBe(wider)
})

const here = { lat: 40.748, lng: -73.986 }

it.each<[string, Parameters<typeof toStudioQuery>, object]>([
  ['a search', [{ q: 'boston', near: null }, 4, here], { q: 'boston', brandId: 4 }],
  ['a wish whose place is unknown', [{ q: '', near: '25' }, null, null], { q: '', brandId: null }],
  [
    'a look around',
    [{ q: '', near: '25' }, null, here],
    { q: '', brandId: null, ...here, radiusMiles: 25 },
  ],
  [
    'a look around at any distance',
    [{ q: 'yoga', near: 'any' }, null, here],
    { q: 'yoga', brandId: null, ...here, radiusMiles: null },
  ],
])('%s becomes a query of the provider', (_, asked, expected) => {
  expect(toStudioQuery(...asked)).toEqual(expected)
})
