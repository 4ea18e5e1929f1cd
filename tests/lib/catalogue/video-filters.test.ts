import { describe, expect, it } from 'vitest'
import {
  clearFilters,
  countFilters,
  filtersToParams,
  parseVideoFilters,
  toggleId,
  toVideoQuery,
} from '@/lib/catalogue/video-filters'
import { buildQuery } from '@/lib/query'

const parse = (query: string) => parseVideoFilters(new URLSearchParams(query))
const write = (query: string) => buildQuery(filtersToParams(parse(query)))

describe('video filters', () => {
  it.each([
    'modalities_ids=1,2',
    'equipment_ids=3&instructor_ids=7,8',
    'modalities_ids=1&kind=class&level=beginner&duration=15-30&q=slow flow&sort=popular',
  ])('survive the address: %s', (query) => {
    expect(parse(write(query))).toEqual(parse(query))
    expect(countFilters(parse(query))).toBeGreaterThan(0)
  })

  it.each([
    'modalities_ids=x,-1,0,1.5,,',
    'level=expert',
    'duration=1-2',
    'kind=collection',
    'sort=price',
    'q=%20%20',
    'modalities_ids=',
    'page=3',
  ])('take %s for none', (query) => {
    expect(countFilters(parse(query))).toBe(0)
    expect(write(query)).toBe('')
  })

  it('name an id once', () => {
    expect(parse('modalities_ids=2,2,1').modalities_ids).toEqual([2, 1])
  })

  it.each([
    ['0-15', 0, 15],
    ['45-', 45, null],
  ])('ask for lengths of %s', (duration, durationMin, durationMax) => {
    expect(toVideoQuery(parse(`duration=${duration}`), 4)).toMatchObject({
      brandId: 4,
      durationMin,
      durationMax,
    })
  })

  it('switch an id on and off', () => {
    const on = toggleId(parse('modalities_ids=1'), 'modalities_ids', 2)
    expect(on.modalities_ids).toEqual([1, 2])
    expect(toggleId(on, 'modalities_ids', 1).modalities_ids).toEqual([2])
  })

  it('keep the order when they are cleared', () => {
    const cleared = clearFilters(parse('modalities_ids=1&q=flow&sort=popular'))
    expect(countFilters(cleared)).toBe(0)
    expect(cleared.sort).toBe('popular')
  })
})
