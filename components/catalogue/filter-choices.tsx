'use client'

import { RowError } from '@/components/ui/state/row-error'
import { useRead } from '@/hooks/use-read'
import type { Facets } from '@/lib/catalogue/load-facets'
import { toVideoQuery, type VideoFilters } from '@/lib/catalogue/video-filters'
import type { Async } from '@/lib/api/async'
import { browserApi } from '@/lib/api/browser'
import { countVideos, type VideoFacets } from '@/lib/api/video-facets'
import type { VideoQuery } from '@/lib/api/videos'
import { swrKeys } from '@/lib/api/swr-keys'
import { filterTable } from '@/lib/catalogue/filter-table'
import { FilterGroups } from './filter-groups'
import type { FilterTexts } from './filter-texts'

/**
 * How many videos match each value of each filter in combination with the selected ones. After a
 * change the previous counts are kept until the new ones arrive.
 */
const useChoiceCounts = (query: VideoQuery): Async<VideoFacets> =>
  useRead(swrKeys.choiceCounts(query), ([, asked]) => loadChoiceCounts(asked), {
    keepPreviousData: true,
  })

function loadChoiceCounts(query: VideoQuery): Promise<VideoFacets> {
  const durations = filterTable.duration.values
  return countVideos(browserApi, { ...query, sort: null, durations })
}

interface FilterChoicesProps {
  brandId: number | null
  facets: Facets
  filters: VideoFilters
  texts: FilterTexts
  onChange: (filters: VideoFilters) => void
}

/** All filters with the number of results of each value; loaded when the sheet first opens. */
export function FilterChoices({ brandId, facets, filters, texts, onChange }: FilterChoicesProps) {
  const { data, error, isLoading, retry } = useChoiceCounts(toVideoQuery(filters, brandId))
  const failed = error !== undefined
  return (
    <>
      {failed && (
        <RowError
          text={texts.countsFailed}
          retryLabel={texts.retry}
          onRetry={retry}
          loading={isLoading}
        />
      )}
      {/* The filters also work without counts; those of another choice would be wrong. */}
      <FilterGroups counts={failed ? null : data} {...{ facets, filters, texts, onChange }} />
    </>
  )
}
