import { type CountedFilter, filterOf, idFilters, valueFilters } from '@/lib/catalogue/filter-table'
import { toCamelCase, toSnakeCase } from './case'
import type { Api } from './client'
import { integer, object, record, withDefault } from './schema'
import type { VideoQuery } from './videos'

/**
 * How many videos each choice of each filter would give, by the keys of the table; choices that give
 * none are left out.
 */
export type VideoFacets = Record<CountedFilter, Readonly<Record<string, number>>>

/** The filters whose choices are counted. @internal */
export const countedFilters = [...valueFilters, ...idFilters]

/** Whether a filter is about what somebody has done themselves. */
export const isMembersOnly = (key: CountedFilter) => 'membersOnly' in filterOf(key)

const counts = record(integer)
const decoders = Object.fromEntries(
  countedFilters.map((key) => [key, isMembersOnly(key) ? withDefault(counts, {}) : counts]),
)
const wireFacets = object(toCamelCase<typeof decoders>(decoders))
const videoFacets = (body: unknown) => {
  const found = wireFacets(body)
  return toSnakeCase<VideoFacets>(found, { opaque: Object.keys(found) })
}

/** `durations` are ranges of minutes such as `15-24`; their counts have the same names. */
export function countVideos(
  api: Api,
  query: VideoQuery & { durations: readonly string[] },
): Promise<VideoFacets> {
  return api.get('/v1/videos/facets', { query, opaque: countedFilters, decode: videoFacets })
}
