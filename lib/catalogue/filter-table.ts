import type { CamelCase } from '@/lib/api/case'
import { videoKinds, videoLevels } from '@/lib/api/video-values'
import type { CardMode } from './card-modes'

/** What a filter holds; each type of filter is parsed, sent and drawn in its own way. */
type FilterType =
  /** Several ids, as in `1,2`; `load-facets.ts` loads what can be chosen. */
  | { type: 'ids' }
  /** One of a few values. */
  | { type: 'choice'; values: readonly (string | boolean)[]; membersOnly?: true }
  /** One of a few spans of numbers, as in `15-24`, sent as `…_min` and `…_max`. */
  | { type: 'range'; values: readonly string[] }
  /** Words to look for. */
  | { type: 'text'; maxLength: number }

/** `lists` are those that can be narrowed by it. */
export type Filter = FilterType & { lists: readonly CardMode[] }

const videos = ['workouts', 'classes'] as const
const videosAndGroups = ['workouts', 'classes', 'collections', 'programs'] as const
const everyList = [...videosAndGroups, 'live-classes'] as const

/**
 * Every filter of the lists, by its key in addresses, in events and at the provider. They are parsed,
 * sent, counted, drawn and shared as this table says; an address has them in this order.
 * Specification 9.10.
 */
export const filterTable = {
  modalities_ids: { type: 'ids', lists: everyList },
  equipment_ids: { type: 'ids', lists: videos },
  body_focuses_ids: { type: 'ids', lists: videos },
  instructor_ids: { type: 'ids', lists: videos },
  kind: { type: 'choice', lists: videos, values: videoKinds },
  level: { type: 'choice', lists: videos, values: videoLevels },
  duration: {
    type: 'range',
    lists: videos,
    values: ['0-14', '15-24', '25-37', '38-52', '53-'],
  },
  taken: {
    type: 'choice',
    lists: videos,
    values: [true, false],
    membersOnly: true,
  },
  q: { type: 'text', lists: videosAndGroups, maxLength: 100 },
  part: { type: 'choice', lists: ['live-classes'], values: ['morning', 'afternoon', 'evening'] },
} as const satisfies Record<string, Filter>

type WholeTable = typeof filterTable
/** The rows of the lists of videos and groups. */
type Table = {
  [
    K in keyof WholeTable as 'workouts' extends WholeTable[K]['lists'][number] ? K : never
  ]: WholeTable[K]
}
export type FilterKey = keyof Table
type KeyOfType<T extends Filter['type']> = {
  [K in FilterKey]: Table[K]['type'] extends T ? K : never
}[FilterKey]

export type IdFilter = KeyOfType<'ids'>
export type ValueFilter = KeyOfType<'choice' | 'range'>
export type CountedFilter = IdFilter | ValueFilter

export type FilterValues = {
  [K in FilterKey]: Table[K] extends { values: readonly (infer Value)[] }
    ? Value | null
    : K extends IdFilter
      ? number[]
      : string
}

/** The filters as parameters of the provider's lists of videos. */
export type FilterParams = {
  [K in IdFilter as CamelCase<K>]?: readonly number[]
} & {
  [K in KeyOfType<'choice' | 'text'> as CamelCase<K>]?: FilterValues[K] | null
} & {
  [K in KeyOfType<'range'> as `${CamelCase<K>}${'Min' | 'Max'}`]?: number | null
}

/** The row of a filter, whichever it is. */
export const filterOf = (key: FilterKey): Filter => filterTable[key]

const isId = (key: FilterKey): key is IdFilter => filterOf(key).type === 'ids'
const isValue = (key: FilterKey): key is ValueFilter => 'values' in filterOf(key)
/** The keys of every filter, also of those of the schedule alone. */
export const allFilterKeys = Object.keys(filterTable) as (keyof WholeTable)[]
const isOfVideos = (key: keyof WholeTable): key is FilterKey =>
  (filterTable[key] as Filter).lists.includes('workouts')
export const filterKeys = allFilterKeys.filter(isOfVideos)
export const idFilters = filterKeys.filter(isId)
export const valueFilters = filterKeys.filter(isValue)
