import { describe, expect, it } from 'vitest'
import {
  chosenSort,
  clearFilters,
  countFilters,
  currentSort,
  filtersToParams,
  dropUnknown,
  parseVideoFilters,
  sortChoices,
  toggleId,
  toVideoQuery,
} from '@/lib/catalogue/video-filters'
import { buildQuery } from '@/lib/routing/query'

const parse = (query: string) => parseVideoFilters(new URLSearchParams(query))
const write = (query: string) => buildQuery(filtersToParams(parse(query)))

describe('video filters', () => {
  it.each([
    'modalities_ids=1,2',
    'equipment_ids=3&instructor_ids=7,8',
    'modalities_ids=1&kind=class&level=beginner&duration=15-24&q=slow flow&sort=popular',
  ])('are the same after a round trip through the URL: %s', (query) => {
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
  ])('ignore %s', (query) => {
    expect(countFilters(parse(query))).toBe(0)
    expect(write(query)).toBe('')
  })

  it('contain an id once', () => {
    expect(parse('modalities_ids=2,2,1').modalities_ids).toEqual([2, 1])
  })

  it('take the first of a repeated parameter', () => {
    expect(parse('level=beginner&level=advanced').level).toBe('beginner')
  })

  it.each([
    ['0-14', 0, 14],
    ['53-', 53, null],
  ])('request durations of %s', (duration, durationMin, durationMax) => {
    expect(toVideoQuery(parse(`duration=${duration}`), 4)).toMatchObject({
      brandId: 4,
      durationMin,
      durationMax,
    })
  })

  it('toggle an id', () => {
    const on = toggleId(parse('modalities_ids=1'), 'modalities_ids', 2)
    expect(on.modalities_ids).toEqual([1, 2])
    expect(toggleId(on, 'modalities_ids', 1).modalities_ids).toEqual([2])
  })

  it('keep the order when they are cleared', () => {
    const cleared = clearFilters(parse('modalities_ids=1&q=flow&sort=popular'))
    expect(countFilters(cleared)).toBe(0)
    expect(cleared.sort).toBe('popular')
  })

  it.each([
    ['q=yoga', 'best', 'q=yoga'],
    ['q=yoga&sort=newest', 'newest', 'q=yoga&sort=newest'],
    ['q=yoga&sort=popular', 'popular', 'q=yoga&sort=popular'],
    ['', 'newest', ''],
    ['sort=newest', 'newest', ''],
    ['sort=best', 'newest', ''],
    ['sort=short', 'short', 'sort=short'],
  ])('of %s are in the order %s, written as %s', (query, sort, written) => {
    const filters = parse(query)
    expect(currentSort(filters)).toBe(sort)
    expect(sortChoices(filters.q)).toContain(sort)
    expect(write(query)).toBe(written)
    expect(chosenSort(currentSort(filters), filters.q)).toBe(filters.sort)
  })

  it('drop the explicit newest order when the search is cleared', () => {
    const filters = clearFilters(parse('q=yoga&sort=newest'))
    expect(buildQuery(filtersToParams(filters))).toBe('')
  })

  it('only contain values that the list offers', () => {
    const filters = parse('modalities_ids=1,99&equipment_ids=99&instructor_ids=9999')
    const known = dropUnknown(
      filters,
      {
        modalities_ids: [{ id: 1, name: 'Flow', icon: null }],
        equipment_ids: [{ id: 3, name: 'Mat', icon: null }],
        // The instructors could not be loaded.
        instructor_ids: [],
      },
      null,
    )
    expect(known).toMatchObject({
      modalities_ids: [1],
      equipment_ids: [],
      instructor_ids: [9999],
    })
    expect(countFilters(known)).toBe(2)
  })
})
