import type { Api } from './client'
import { instructor } from './instructors'
import { liveClass } from './live-classes'
import {
  type Decoder,
  type Infer,
  integer,
  list,
  object,
  oneOf,
  orNull,
  string,
  time,
  withDefault,
} from './schema'
import { studio } from './studios'
import { videoGroup } from './video-groups'
import { videoLevels } from './video-values'
import { video } from './videos'

const items = {
  videos: video,
  live_classes: liveClass,
  programs: videoGroup,
  collections: videoGroup,
  instructors: instructor,
  studios: studio,
}
type Items = { [Kind in keyof typeof items]: Infer<(typeof items)[Kind]> }
export type SearchKind = keyof Items

/** The first items of one kind, and how many there are. */
export type SearchGroup = {
  [Kind in SearchKind]: { kind: Kind; total: number; items: Items[Kind][] }
}[SearchKind]

const kindOf = object({ kind: oneOf(...(Object.keys(items) as SearchKind[])) })

const searchGroup: Decoder<SearchGroup> = (value) => {
  const { kind } = kindOf(value)
  const rest = object({ total: integer, items: list<Items[SearchKind]>(items[kind]) })(value)
  return { kind, ...rest } as SearchGroup
}

const ids = withDefault(list(integer), [])

const filters = object({
  q: orNull(string),
  brandId: orNull(integer),
  modalitiesIds: ids,
  equipmentIds: ids,
  bodyFocusesIds: ids,
  instructorIds: ids,
  durationMin: orNull(integer),
  durationMax: orNull(integer),
  level: orNull(oneOf(...videoLevels)),
  date: orNull(string),
  startsFrom: orNull(time),
  startsUntil: orNull(time),
})
/**
 * What the provider understood of a text: filters (minutes included, `date` as `YYYY-MM-DD`, a period
 * where it is not that whole day) and, in `q`, the words that are none.
 */
export type SearchFilters = Infer<typeof filters>

const searchResult = object({ filters, groups: list(searchGroup) })
/** What was found for a text, the likeliest kind first; a kind without a match is absent. */
export type SearchResult = Infer<typeof searchResult>

/**
 * Searches everything.
 *
 * @param query `timeZone` is an IANA name, by which words such as “tonight” are understood
 */
export function searchEverything(
  api: Api,
  query: { q: string; timeZone?: string | undefined },
): Promise<SearchResult> {
  return api.get('/v1/search', { query, decode: searchResult })
}
