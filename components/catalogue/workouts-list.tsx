'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useGrowingList, type ServerPage } from '@/hooks/catalogue/use-growing-list'
import { useVideoFilters } from '@/hooks/catalogue/use-video-filters'
import { browserApi } from '@/lib/api/browser'
import { listVideos, type VideoQuery } from '@/lib/api/videos'
import { videoCardData } from '@/lib/catalogue/card-data'
import type { Facets } from '@/lib/catalogue/load-facets'
import {
  clearFilters,
  countFilters,
  filtersToParams,
  toVideoQuery,
  type VideoFilters,
} from '@/lib/catalogue/video-filters'
import { plural } from '@/lib/locale/fill'
import { linksFrom, type ListContext } from '@/lib/routing/links'
import { ListBody } from '@/components/ui/list-body'
import { FilterBar } from './filter-bar'
import { VideoGrid } from './video-card'
import type { WorkoutsTexts } from './list-texts'

const read = (query: VideoQuery) => listVideos(browserApi, query)

interface WorkoutsListProps {
  context: ListContext
  brandId: number | null
  facets: Facets
  texts: WorkoutsTexts
  served: ServerPage
  /** The server-rendered first page. */
  children: ReactNode
}

/** The interactive on-demand list, with filters in the URL and further pages on request. */
export function WorkoutsList(props: WorkoutsListProps) {
  const { context, brandId, facets, texts, served, children } = props
  const { filters, setFilters, noteBrand } = useVideoFilters('workouts', facets, brandId)
  const router = useRouter()
  const list = useGrowingList({
    name: 'videos',
    query: toVideoQuery(filters, brandId),
    read,
    asServed: countFilters(filters) === 0 && filters.sort === null,
    served,
  })
  const { items = [], total = null } = list.data ?? {}
  const { filter } = texts

  function change(next: VideoFilters) {
    list.reset()
    setFilters(next)
  }

  // The list without a brand is a different page.
  function clear() {
    const cleared = clearFilters(filters)
    if (context.brand === 'all') return change(cleared)
    noteBrand('all', cleared)
    router.push(linksFrom({ ...context, brand: 'all' })('workouts', filtersToParams(cleared)))
  }

  return (
    <>
      <FilterBar
        context={context}
        brandId={brandId}
        facets={facets}
        filters={filters}
        texts={filter}
        show={total === null ? filter.showUncounted : plural(filter.show, total, context.locale)}
        onChange={change}
        onBrand={noteBrand}
        onClear={clear}
      />
      <ListBody
        list={list}
        texts={texts.list}
        locale={context.locale}
        onClear={clear}
        served={children}
      >
        {items.length > 0 && (
          <VideoGrid videos={items.map(videoCardData)} context={context} texts={texts.card} />
        )}
      </ListBody>
    </>
  )
}
