import { useRead } from '@/hooks/use-read'
import type { Async } from '@/lib/api/async'
import type { VideoQuery } from '@/lib/api/videos'
import type { VideoFacets } from '@/lib/api/video-facets'
import { loadChoiceCounts } from '@/lib/catalogue/choice-counts'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * How many videos match each value of each filter. After a change the previous counts are kept until
 * the new ones arrive.
 */
export const useChoiceCounts = (query: VideoQuery): Async<VideoFacets> =>
  useRead(swrKeys.choiceCounts(query), ([, asked]) => loadChoiceCounts(asked), {
    keepPreviousData: true,
  })
