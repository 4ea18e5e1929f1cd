'use client'

import { type ReactNode, useState } from 'react'
import { useVideoFilters } from '@/hooks/use-video-filters'
import { useVideoList } from '@/hooks/use-video-list'
import { Button } from '@/components/ui/button'
import { CardSkeletons } from '@/components/ui/card-skeletons'
import { SearchDrawing } from '@/components/ui/state/drawings/search-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { ErrorState } from '@/components/ui/state/error-state'
import {
  clearFilters,
  countFilters,
  toVideoQuery,
  type VideoFilters,
} from '@/lib/catalogue/video-filters'
import { plural } from '@/lib/locale/fill'
import { linksFrom, type Place } from '@/lib/routing/links'
import type { Facets } from '@/lib/catalogue/facets'
import { FilterBar } from './filter-bar'
import { VideoGrid } from './video-grid'
import type { WorkoutsTexts } from './workouts-texts'

interface WorkoutsListProps {
  place: Place
  brandId: number | null
  facets: Facets
  texts: WorkoutsTexts
  /** What the server knows of the list without filters. */
  total: number | null
  nextPage: number | null
  /** The server's first page, shown as it is while nothing is filtered. */
  children: ReactNode
}

/** The on-demand list under a visitor's hands: filters in the address, more on request. */
export function WorkoutsList(props: WorkoutsListProps) {
  const { place, brandId, facets, texts, children } = props
  const { filters, setFilters } = useVideoFilters()
  const [more, setMore] = useState(false)
  const asFirst = countFilters(filters) === 0 && filters.sort === null
  const firstPage = asFirst ? (more ? props.nextPage : null) : 1
  const list = useVideoList(toVideoQuery(filters, brandId), firstPage)

  const total = asFirst ? props.total : list.total
  const hasMore = firstPage === null ? props.nextPage !== null : list.hasMore
  const isEmpty = !asFirst && !list.isLoading && !list.error && list.videos.length === 0

  function change(next: VideoFilters) {
    setMore(false)
    setFilters(next)
  }

  return (
    <>
      <FilterBar
        facets={facets}
        filters={filters}
        texts={texts.filter}
        show={plural(texts.filter.show, total ?? 0, place.locale)}
        onChange={change}
      />
      <p className="list-count" role="status">
        {total !== null && plural(texts.count, total, place.locale)}
      </p>
      {asFirst && children}
      {list.videos.length > 0 && (
        <VideoGrid videos={list.videos} to={linksFrom(place)} texts={texts.card} />
      )}
      {list.isLoading && <CardSkeletons count={8} label={texts.loading} />}
      {Boolean(list.error) && (
        <ErrorState
          title={texts.error.title}
          retry={{ label: texts.error.retry, onClick: list.retry }}
        >
          {texts.error.text}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState
          drawing={<SearchDrawing />}
          title={texts.empty.title}
          action={
            <Button variant="secondary" onClick={() => change(clearFilters(filters))}>
              {texts.filter.clear}
            </Button>
          }
        >
          {texts.empty.text}
        </EmptyState>
      )}
      {hasMore && !list.isLoading && (
        <Button
          variant="secondary"
          className="list-more"
          onClick={firstPage === null ? () => setMore(true) : list.loadMore}
        >
          {texts.loadMore}
        </Button>
      )}
    </>
  )
}
