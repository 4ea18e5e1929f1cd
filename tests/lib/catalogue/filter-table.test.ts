import { describe, expect, it } from 'vitest'
import { toCamelCase } from '@/lib/api/case'
import type { Api } from '@/lib/api/client'
import { countedFilters, countVideos } from '@/lib/api/video-facets'
import type { CardMode } from '@/lib/catalogue/card-modes'
import {
  type Filter,
  allFilterKeys,
  filterKeys,
  filterOf,
  filterTable,
  valueFilters,
} from '@/lib/catalogue/filter-table'
import { countFilters, parseVideoFilters, toVideoQuery } from '@/lib/catalogue/video-filters'
import en from '@/messages/en.json'

const { names, choices } = en.catalogue.filters

describe('each filter of the table', () => {
  it('has a name', () => {
    expect(Object.keys(names).sort()).toEqual([...countedFilters].sort())
  })

  it.each(valueFilters)('has a text for each choice of %s', (key) => {
    const values = filterTable[key].values.map(String)
    expect(Object.keys(choices[key])).toEqual(values)
  })

  it.each(filterKeys)('is parsed, counted and asked for: %s', (key) => {
    const filter = filterOf(key)
    const value = 'values' in filter ? `${filter.values[0]}` : '7'
    const filters = parseVideoFilters(new URLSearchParams({ [key]: value }))
    expect(countFilters(filters)).toBe(1)
    const none = toVideoQuery(parseVideoFilters(new URLSearchParams()), null)
    expect(toVideoQuery(filters, null)).not.toEqual(none)
  })
})

it.each<[CardMode, string[]]>([
  ['collections', ['modalities_ids', 'q']],
  ['programs', ['modalities_ids', 'q']],
  ['live-classes', ['modalities_ids', 'part']],
  ['video-detail', []],
])('the list of %s has %j alone', (mode, keys) => {
  const rows: Record<string, Filter> = filterTable
  expect(allFilterKeys.filter((key) => rows[key]!.lists.includes(mode))).toEqual(keys)
})

it('reads the counts of each filter; those for members may be absent', async () => {
  const counted = toCamelCase<Record<string, object>>(
    Object.fromEntries(countedFilters.map((key) => [key, { '1': 2 }])),
  )
  delete counted.taken
  const api = { get: async (_: string, { decode }) => decode(counted) } as Pick<Api, 'get'> as Api
  const facets = await countVideos(api, { durations: [] })
  expect(facets.body_focuses_ids).toEqual({ '1': 2 })
  expect(facets.taken).toEqual({})
  delete counted.level
  await expect(countVideos(api, { durations: [] })).rejects.toThrow()
})
