import { browserApi } from '@/lib/api/browser'
import { countVideos, type VideoFacets } from '@/lib/api/video-facets'
import type { VideoQuery } from '@/lib/api/videos'
import { filterTable } from './filter-table'

/**
 * Requests the counts of every filter value in combination with the selected filters. Throws the
 * errors of the client.
 */
export function loadChoiceCounts(query: VideoQuery): Promise<VideoFacets> {
  const durations = filterTable.duration.values
  return countVideos(browserApi, { ...query, sort: null, durations })
}
