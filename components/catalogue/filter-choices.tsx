'use client'

import { RowError } from '@/components/ui/state/row-error'
import { useChoiceCounts } from '@/hooks/catalogue/use-choice-counts'
import type { Facets } from '@/lib/catalogue/load-facets'
import { toVideoQuery, type VideoFilters } from '@/lib/catalogue/video-filters'
import { FilterGroups } from './filter-groups'
import type { FilterTexts } from './filter-texts'

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
