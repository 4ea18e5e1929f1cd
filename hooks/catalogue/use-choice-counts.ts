import { useRead } from '@/hooks/use-read'
import type { Async } from '@/lib/api/async'
import { browserApi } from '@/lib/api/browser'
import { countVideos, type VideoFacets } from '@/lib/api/video-facets'
import type { VideoQuery } from '@/lib/api/videos'
import { swrKeys } from '@/lib/api/swr-keys'
import { filterTable } from '@/lib/catalogue/filter-table'

/**
 * How many videos match each value of each filter in combination with the selected ones. After a
 * change the previous counts are kept until the new ones arrive.
 */
export const useChoiceCounts = (query: VideoQuery): Async<VideoFacets> =>
  useRead(swrKeys.choiceCounts(query), ([, asked]) => loadChoiceCounts(asked), {
    keepPreviousData: true,
  })

function loadChoiceCounts(query: VideoQuery): Promise<VideoFacets> {
  const durations = filterTable.duration.values
  return countVideos(browserApi, { ...query, sort: null, durations })
}
