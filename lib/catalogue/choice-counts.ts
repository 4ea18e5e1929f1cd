import { browserApi } from '@/lib/api/browser'
import { countVideos, type VideoFacets } from '@/lib/api/video-facets'
import type { VideoQuery } from '@/lib/api/videos'
import { durations, type IdFilter } from './video-filters'

/** How many videos each choice would give, by filter and choice; what is missing gives none. */
export type ChoiceCounts = Record<
  IdFilter | 'kind' | 'level' | 'duration' | 'taken',
  Readonly<Record<string, number>>
>

const named = (facets: VideoFacets): ChoiceCounts => ({
  kind: facets.kind,
  level: facets.level,
  duration: facets.duration,
  taken: facets.taken,
  modalities_ids: facets.modalitiesIds,
  equipment_ids: facets.equipmentIds,
  body_focuses_ids: facets.bodyFocusesIds,
  instructor_ids: facets.instructorIds,
})

/** Asks for the counts of every choice beside what is chosen. Throws the errors of the client. */
export async function loadChoiceCounts(query: VideoQuery): Promise<ChoiceCounts> {
  return named(await countVideos(browserApi, { ...query, sort: null, durations }))
}
