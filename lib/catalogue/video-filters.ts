import { toCamelCase } from '@/lib/api/case'
import { type VideoQuery, type VideoSort, videoSorts } from '@/lib/api/videos'
import { knownIds, readIds, toggleIn } from '@/lib/navigation/address-params'
import type { QueryParams } from '@/lib/routing/query'
import type { CardMode } from './card-modes'
import {
  type Filter,
  type FilterKey,
  filterKeys,
  filterOf,
  type FilterParams,
  type FilterValues,
  type IdFilter,
  idFilters,
  type ValueFilter,
} from './filter-table'
import type { Facets } from './load-facets'

export type VideoFilters = FilterValues & {
  /** Null for the list's own order: the newest first, or with a search the best match. */
  sort: VideoSort | null
}

function parseFilter(filter: Filter, value: string | null) {
  switch (filter.type) {
    case 'ids':
      return readIds(value)
    case 'text':
      return (value ?? '').trim().slice(0, filter.maxLength)
    default:
      return filter.values.find((known) => `${known}` === value) ?? null
  }
}

/**
 * Reads the filters of an address for the list of one mode of card; whatever is not one of its
 * filters is as if absent.
 */
export function parseVideoFilters(
  query: URLSearchParams,
  mode: CardMode = 'workouts',
): VideoFilters {
  const values = Object.fromEntries(
    filterKeys.map((key) => {
      const filter = filterOf(key)
      return [key, parseFilter(filter, filter.lists.includes(mode) ? query.get(key) : null)]
    }),
  ) as FilterValues
  return { ...values, sort: chosenSort(query.get('sort'), values.q) }
}

/** The orders that a list can have; `best` is that of a search for which none is chosen. */
export type SortChoice = VideoSort | 'best'
export const sortChoices = (q: string): readonly SortChoice[] =>
  q === '' ? videoSorts : ['best', ...videoSorts]

/** The order that a list is in. */
export const currentSort = ({ q, sort }: Pick<VideoFilters, 'q' | 'sort'>): SortChoice =>
  sort ?? (q === '' ? 'newest' : 'best')

/** The order to ask for when `choice` is chosen: null for the list's own. */
export function chosenSort(choice: string | null, q: string): VideoSort | null {
  const sort = videoSorts.find((known) => known === choice) ?? null
  return sort === 'newest' && q === '' ? null : sort
}

/** Without the ids that are no choices of the list, which its chips and counts do not know either. */
export function dropUnknown(filters: VideoFilters, choices: Partial<Facets>): VideoFilters {
  const known = idFilters.map((key) => [key, knownIds(filters[key], choices[key] ?? [])])
  return { ...filters, ...Object.fromEntries(known) }
}

/** The filters as parameters of an address; what is not set is empty and so left out. */
export function filtersToParams(filters: VideoFilters): QueryParams {
  return { ...filters, sort: chosenSort(filters.sort, filters.q) }
}

/** The provider's query for these filters, within one brand or (null) all of them. */
export function toVideoQuery(filters: VideoFilters, brandId: number | null): VideoQuery {
  const params = Object.assign({}, ...filterKeys.map((key) => toParams(key, filters)))
  return { ...toCamelCase<FilterParams>(params), brandId, sort: filters.sort }
}

function toParams(key: FilterKey, filters: VideoFilters): QueryParams {
  const value = filters[key]
  if (filterOf(key).type !== 'range') return { [key]: value }
  const [min, max] = `${value ?? ''}`.split('-')
  return { [`${key}_min`]: min ? Number(min) : null, [`${key}_max`]: max ? Number(max) : null }
}

/** How many filters narrow the list; the order of it is none. */
export function countFilters(filters: VideoFilters): number {
  const values = filterKeys.flatMap<string | number | boolean>((key) => filters[key] ?? [])
  return values.filter((value) => value !== '').length
}

/** Switches one id on or off. */
export function toggleId(filters: VideoFilters, key: IdFilter, id: number): VideoFilters {
  return { ...filters, [key]: toggleIn(filters[key], id) }
}

/** Chooses one value of a filter, or none where it was chosen. */
export function toggleValue<K extends ValueFilter>(
  filters: VideoFilters,
  key: K,
  value: FilterValues[K],
): VideoFilters {
  return { ...filters, [key]: filters[key] === value ? null : value }
}

/** No filter at all; the order stays. */
export function clearFilters({ sort }: VideoFilters): VideoFilters {
  return { ...parseVideoFilters(new URLSearchParams()), sort }
}
