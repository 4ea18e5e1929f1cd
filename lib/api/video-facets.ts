import type { Api } from './client'
import { integer, object, record, type Infer, withDefault } from './schema'
import type { VideoQuery } from './videos'

const counts = record(integer)
const videoFacets = object({
  kind: counts,
  level: counts,
  duration: counts,
  taken: withDefault(counts, {}),
  modalitiesIds: counts,
  equipmentIds: counts,
  bodyFocusesIds: counts,
  instructorIds: counts,
})
/** How many videos each choice of each filter would give; choices that give none are left out. */
export type VideoFacets = Infer<typeof videoFacets>

/** `durations` are spans of minutes, as in `15-30`; their counts carry these names. */
export function countVideos(
  api: Api,
  query: VideoQuery & { durations: readonly string[] },
): Promise<VideoFacets> {
  const opaque = ['kind', 'level', 'duration', 'taken']
  return api.get('/v1/videos/facets', { query, opaque, decode: videoFacets })
}
