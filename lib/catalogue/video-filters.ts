import {
  type VideoKind,
  type VideoLevel,
  type VideoQuery,
  type VideoSort,
  videoKinds,
  videoLevels,
  videoSorts,
} from '@/lib/api/videos'
import type { VideoGroupQuery } from '@/lib/api/video-groups'
import { type CardMode, filterKeys } from './card-modes'
import type { Facets } from './load-facets'
import { knownIds, readIds, toggleIn } from '@/lib/routing/ids'
import type { QueryParams } from '@/lib/routing/query'

/** Lengths to choose from, as they stand in an address: minutes from, minutes to. */
export const durations = ['0-15', '15-30', '30-45', '45-'] as const
export type Duration = (typeof durations)[number]

/** Filters that hold several ids, by the name they have in addresses and events (specification 3). */
export const idFilters = [
  'modalities_ids',
  'equipment_ids',
  'body_focuses_ids',
  'instructor_ids',
] as const
export type IdFilter = (typeof idFilters)[number]

export type VideoFilters = Record<IdFilter, number[]> & {
  kind: VideoKind | null
  level: VideoLevel | null
  duration: Duration | null
  /** Watched to the end, or not yet; only members can tell. */
  taken: boolean | null
  q: string
  /** Null for the list's own order: the newest first, or with a search the best match. */
  sort: VideoSort | null
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null

/**
 * Reads the filters of an address for the list of one mode of card; whatever is not one of its
 * filters is as if absent.
 */
export function parseVideoFilters(
  query: URLSearchParams,
  mode: CardMode = 'workouts',
): VideoFilters {
  const value = (key: (typeof filterKeys)[CardMode][number]) =>
    filterKeys[mode].includes(key) ? query.get(key) : null
  const q = (value('q') ?? '').trim().slice(0, 100)
  return {
    modalities_ids: readIds(value('modalities_ids')),
    equipment_ids: readIds(value('equipment_ids')),
    body_focuses_ids: readIds(value('body_focuses_ids')),
    instructor_ids: readIds(value('instructor_ids')),
    kind: oneOf(videoKinds, value('kind')),
    level: oneOf(videoLevels, value('level')),
    duration: oneOf(durations, value('duration')),
    taken: ({ true: true, false: false } as Record<string, boolean>)[value('taken') ?? ''] ?? null,
    q,
    sort: chosenSort(query.get('sort'), q),
  }
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
  const sort = oneOf(videoSorts, choice)
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
  const [from, to] = filters.duration?.split('-') ?? []
  return {
    brandId,
    modalitiesIds: filters.modalities_ids,
    equipmentIds: filters.equipment_ids,
    bodyFocusesIds: filters.body_focuses_ids,
    instructorIds: filters.instructor_ids,
    kind: filters.kind,
    level: filters.level,
    taken: filters.taken,
    durationMin: from ? Number(from) : null,
    durationMax: to ? Number(to) : null,
    q: filters.q,
    sort: filters.sort,
  }
}

/** The provider's query for collections or programs that fit the filters. */
export function toVideoGroupQuery(filters: VideoFilters, brandId: number | null): VideoGroupQuery {
  return { brandId, modalitiesIds: filters.modalities_ids, q: filters.q }
}

/** How many filters narrow the list; the order of it is none. */
export function countFilters(filters: VideoFilters): number {
  const chosen = idFilters.reduce((sum, key) => sum + filters[key].length, 0)
  const { kind, level, duration, q, taken } = filters
  return chosen + [kind, level, duration, q, taken !== null].filter(Boolean).length
}

/** Switches one id on or off. */
export function toggleId(filters: VideoFilters, key: IdFilter, id: number): VideoFilters {
  return { ...filters, [key]: toggleIn(filters[key], id) }
}

/** No filter at all; the order stays. */
export function clearFilters({ sort }: VideoFilters): VideoFilters {
  return { ...parseVideoFilters(new URLSearchParams()), sort }
}
