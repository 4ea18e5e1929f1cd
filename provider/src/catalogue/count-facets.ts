import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { videos } from '../db/schema/catalogue'
import { takenVideos } from '../watching/finished-videos'
import {
  kinds,
  levels,
  loadFilterIndex,
  indexedFilters,
  parseIds,
  type IndexedVideo,
} from './filter-index'
import type { VideoFilter } from './find-videos'
import { searchQuery } from './search'

/** A range of minutes, both ends included; open-ended without `max`. */
type DurationRange = { name: string; min: number; max?: number }
type Counts = Record<string, number>

const isWithinMinutes = (seconds: number, min = 0, max = Infinity) =>
  seconds >= min * 60 && seconds <= max * 60

/** The selected values of each filter of `indexedFilters`; null for a filter that is not set. */
const selectedValues = (filter: VideoFilter): (readonly number[] | null)[] => [
  filter.kind ? [kinds.indexOf(filter.kind)] : null,
  filter.level ? [levels.indexOf(filter.level)] : null,
  filter.modalityIds ?? null,
  filter.equipmentIds ?? null,
  filter.bodyFocusIds ?? null,
  filter.instructorIds ?? null,
]

const valueNames = [kinds, levels]

/** Counts by the names of the values, without the zeros. */
const withValueNames = (counts: readonly number[], group: number): Counts =>
  Object.fromEntries(
    Object.entries(counts).map(([choice, count]) => [
      valueNames[group]?.[Number(choice)] ?? choice,
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
  if (!q?.trim()) return null
  const query = await searchQuery(db, 'videos', q)
  if (!query) return new Set()
  return selectIds(db, sql`select ${videos.id} from ${videos} where ${videos.search} @@ ${query}`)
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
  const isTimed = filter.durationMin !== undefined || filter.durationMax !== undefined
  const [byTime, byTaken] = [indexedFilters.length, indexedFilters.length + 1]
  const groups = taken ? byTaken + 1 : byTaken
  const activeGroups = [
    ...indexedFilters.flatMap((_, group) => (selected[group] ? [group] : [])),
    ...(isTimed ? [byTime] : []),
    ...(taken && filter.taken ? [byTaken] : []),
  ]
  // Arrays by value index, because names would be too slow for twenty thousand videos.
  const counts: number[][] = indexedFilters.map(() => [])
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
      return !isWithinMinutes(video.seconds, filter.durationMin, filter.durationMax)
    if (group === byTaken) return taken?.has(video.id) !== filter.taken?.wanted
    return !video.choices[group]!.some((choice) => selected[group]!.includes(choice))
  }

  for (const video of indexed) {
    if (filter.brandId !== undefined && video.brandId !== filter.brandId) continue
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
  const nonZero = (entries: (readonly [string, number])[]) =>
    Object.fromEntries(entries.filter(([, number]) => number > 0))
  const [kind, level, ...rest] = indexedFilters.map((name, index) => [
    name,
    withValueNames(counts[index]!, index),
  ])
  return Object.fromEntries([
    kind!,
    level!,
    ['duration', nonZero(spans.map(({ name }, index) => [name, spanCounts[index]!]))],
    ...(taken
      ? [
          [
            'taken',
            nonZero([
              ['true', takenCounts[1]!],
              ['false', takenCounts[0]!],
            ]),
          ],
        ]
      : []),
    ...rest,
  ]) as Record<string, Counts>
}
