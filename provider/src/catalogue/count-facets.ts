import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { searchClauses } from '../search/text-search'
import { takenVideos } from '../watching/finished-videos'
import { loadFilterIndex, parseIds, type IndexedVideo } from './filter-index'
import { secondsOf } from './minutes'
import {
  idFilters,
  type IndexedFilterName,
  indexedFilterNames,
  valueFilters,
  valuesOf,
  type VideoFilter,
} from './video-filters'

/** A range of minutes, both ends included; open-ended without `max`. */
type DurationRange = { name: string; min: number; max?: number }
type Counts = Record<string, number>

function isWithinMinutes(seconds: number, min?: number, max?: number): boolean {
  const { from, below } = secondsOf(min, max)
  return seconds >= from && seconds < below
}

/** The numbers of what is asked for by each of `indexedFilterNames`; null where nothing is. */
const selectedValues = (filter: VideoFilter): (readonly number[] | null)[] =>
  indexedFilterNames.map((name) => {
    const asked = filter[name]
    if (asked === undefined) return null
    return typeof asked === 'string' ? [valuesOf(name)!.indexOf(asked)] : asked
  })

/** Counts by the names of the values, without the zeros. */
const withValueNames = (counts: readonly number[], name: IndexedFilterName): Counts =>
  Object.fromEntries(
    Object.entries(counts).map(([number, count]) => [
      valuesOf(name)?.[Number(number)] ?? number,
      count,
    ]),
  )

/**
 * Ids as one string: the driver takes longer to parse thousands of rows than the database to find
 * them.
 */
async function selectIds(db: Database, select: ReturnType<typeof sql>): Promise<Set<number>> {
  const { rows } = await db.execute<{ ids: string | null }>(
    sql`select string_agg(found.id::text, ',') as ids from (${select}) found(id)`,
  )
  return new Set(parseIds(rows[0]?.ids ?? null))
}

async function searchIds(db: Database, q: string | undefined): Promise<Set<number> | null> {
  const search = await searchClauses(db, videos, q)
  if (!search) return new Set()
  if (!search.matches) return null
  return selectIds(db, sql`select ${videos.id} from ${videos} where ${search.matches}`)
}

type FacetQuery = { filter: VideoFilter; spans: readonly DurationRange[] }
type MatchingIds = { found: Set<number> | null; taken: Set<number> | null }

const maxCached = 500
const cache = new WeakMap<readonly IndexedVideo[], Map<string, Record<string, Counts>>>()

/** Counts that depend on the filter index alone are cached for as long as that index is. */
function countCached(indexed: readonly IndexedVideo[], query: FacetQuery): Record<string, Counts> {
  const cached = cache.get(indexed) ?? new Map<string, Record<string, Counts>>()
  cache.set(indexed, cached)
  const key = JSON.stringify(query)
  const counted = cached.get(key) ?? countUncached(indexed, query, { found: null, taken: null })
  if (cached.size < maxCached) cached.set(key, counted)
  return counted
}

/**
 * How many videos each value of each filter would give together with the other selected filters, by
 * filter and value, without the zeros. The data are at most half a minute old, see
 * `loadFilterIndex`.
 */
export async function countFacets(
  db: Database,
  filter: VideoFilter,
  { spans, viewerId }: { spans: readonly DurationRange[]; viewerId?: number },
): Promise<Record<string, Counts>> {
  const [indexed, found, taken] = await Promise.all([
    loadFilterIndex(db),
    searchIds(db, filter.q),
    viewerId === undefined ? null : selectIds(db, takenVideos(viewerId)),
  ])
  if (!found && !taken) return countCached(indexed, { filter, spans })
  return countUncached(indexed, { filter, spans }, { found, taken })
}

function countUncached(
  indexed: readonly IndexedVideo[],
  { filter, spans }: FacetQuery,
  { found, taken }: MatchingIds,
): Record<string, Counts> {
  const selected = selectedValues(filter)
  const isTimed = filter.duration_min !== undefined || filter.duration_max !== undefined
  const [byTime, byTaken] = [indexedFilterNames.length, indexedFilterNames.length + 1]
  const groups = taken ? byTaken + 1 : byTaken
  const activeGroups = [
    ...indexedFilterNames.flatMap((_, group) => (selected[group] ? [group] : [])),
    ...(isTimed ? [byTime] : []),
    ...(taken && filter.taken ? [byTaken] : []),
  ]
  // Arrays by value index, because names would be too slow for twenty thousand videos.
  const counts: number[][] = indexedFilterNames.map(() => [])
  const spanCounts: number[] = spans.map(() => 0)
  const takenCounts = [0, 0]

  function count(video: IndexedVideo, group: number) {
    if (group === byTime) {
      for (let index = 0; index < spans.length; index += 1)
        if (isWithinMinutes(video.seconds, spans[index]!.min, spans[index]!.max))
          spanCounts[index]! += 1
    } else if (group === byTaken) takenCounts[taken?.has(video.id) ? 1 : 0]! += 1
    else {
      const own = counts[group]!
      for (const choice of video.choices[group]!) own[choice] = (own[choice] ?? 0) + 1
    }
  }
  function excludes(video: IndexedVideo, group: number): boolean {
    if (group === byTime)
      return !isWithinMinutes(video.seconds, filter.duration_min, filter.duration_max)
    if (group === byTaken) return taken?.has(video.id) !== filter.taken?.wanted
    return !video.choices[group]!.some((choice) => selected[group]!.includes(choice))
  }

  for (const video of indexed) {
    if (filter.brand_id !== undefined && video.brandId !== filter.brand_id) continue
    if (found && !found.has(video.id)) continue
    // A value replaces what is selected in its own filter, so a video that only this filter
    // excludes still counts.
    let excludedBy = -1
    let exclusions = 0
    for (const group of activeGroups)
      if (exclusions < 2 && excludes(video, group)) {
        excludedBy = group
        exclusions += 1
      }
    if (exclusions === 1) count(video, excludedBy)
    else if (exclusions === 0) for (let group = 0; group < groups; group += 1) count(video, group)
  }
  const nonZero = (entries: [string, number][]) =>
    Object.fromEntries(entries.filter(([, number]) => number > 0))
  const countsOf = (names: readonly IndexedFilterName[]) =>
    Object.fromEntries(
      names.map((name) => [name, withValueNames(counts[indexedFilterNames.indexOf(name)]!, name)]),
    )
  const [notTakenCount, takenCount] = takenCounts
  return {
    ...countsOf(valueFilters),
    duration: nonZero(spans.map(({ name }, index) => [name, spanCounts[index]!])),
    ...(taken && {
      taken: nonZero([
        ['true', takenCount!],
        ['false', notTakenCount!],
      ]),
    }),
    ...countsOf(idFilters),
  }
}
