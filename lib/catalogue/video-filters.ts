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
import { withoutOwnPractice, withoutPractices } from './practices'

export type VideoFilters = FilterValues & {
  /** Null for the default order: newest first, or best match for a search. */
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
 * Parses the filters of a URL for the list of one card mode; filters that this list does not have
 * are ignored.
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

/** The available sort orders; `best` is the default order of a search. */
export type SortChoice = VideoSort | 'best'
export const sortChoices = (q: string): readonly SortChoice[] =>
  q === '' ? videoSorts : ['best', ...videoSorts]

/** The sort order that the list is shown in. */
export const currentSort = ({ q, sort }: Pick<VideoFilters, 'q' | 'sort'>): SortChoice =>
  sort ?? (q === '' ? 'newest' : 'best')

/** The sort order to request for a selected option: null for the default order. */
export function chosenSort(choice: string | null, q: string): VideoSort | null {
  const sort = videoSorts.find((known) => known === choice) ?? null
  return sort === 'newest' && q === '' ? null : sort
}

/**
 * Removes ids that are not among the list's filter values, which have no chip and no count, and the
 * practice that the list is about anyway.
 */
export function dropUnknown(
  filters: VideoFilters,
  choices: Partial<Facets>,
  brandId: number | null,
): VideoFilters {
  const known = idFilters.map((key) => [key, knownIds(filters[key], choices[key] ?? [])])
  const all: VideoFilters = { ...filters, ...Object.fromEntries(known) }
  const kinds = choices.modalities_ids ?? []
  return { ...all, modalities_ids: withoutOwnPractice(kinds, all.modalities_ids, brandId) }
}

/** The filters for a link to another practice: without the practices among their kinds. */
export function filtersOfPractice(filters: VideoFilters, choices: Partial<Facets>): VideoFilters {
  const kinds = choices.modalities_ids ?? []
  return { ...filters, modalities_ids: withoutPractices(kinds, filters.modalities_ids) }
}

/** The filters as query parameters; unset filters are empty and so left out. */
export function filtersToParams(filters: VideoFilters): QueryParams {
  return { ...filters, sort: chosenSort(filters.sort, filters.q) }
}

/** The provider's query for these filters, in one brand or (null) in all. */
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

/** Number of active filters; the sort order does not count. */
export function countFilters(filters: VideoFilters): number {
  const values = filterKeys.flatMap<string | number | boolean>((key) => filters[key] ?? [])
  return values.filter((value) => value !== '').length
}

/** Adds or removes one id. */
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

/** Removes all filters but keeps the sort order. */
export function clearFilters({ sort }: VideoFilters): VideoFilters {
  return { ...parseVideoFilters(new URLSearchParams()), sort }
}
