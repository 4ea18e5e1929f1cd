'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useGrowingList, type ServerPage } from '@/hooks/use-growing-list'
import { useVideoFilters } from '@/hooks/use-video-filters'
import { browserApi } from '@/lib/api/browser'
import { listVideos, type VideoQuery } from '@/lib/api/videos'
import type { Facets } from '@/lib/catalogue/facets'
import {
  clearFilters,
  countFilters,
  filtersToParams,
  toVideoQuery,
  type VideoFilters,
} from '@/lib/catalogue/video-filters'
import { plural } from '@/lib/locale/fill'
import { linksFrom, type Place } from '@/lib/routing/links'
import { FilterBar } from './filter-bar'
import { ListBody } from '@/components/ui/list-body'
import { VideoGrid } from './video-grid'
import type { WorkoutsTexts } from './workouts-texts'

const read = (query: VideoQuery) => listVideos(browserApi, query)

interface WorkoutsListProps {
  place: Place
  brandId: number | null
  facets: Facets
  texts: WorkoutsTexts
  served: ServerPage
  /** The server's first page. */
  children: ReactNode
}

/** The on-demand list under a visitor's hands: filters in the address, more on request. */
export function WorkoutsList(props: WorkoutsListProps) {
  const { place, brandId, facets, texts, served, children } = props
  const { filters, setFilters, noteBrand } = useVideoFilters('workouts', facets)
  const router = useRouter()
  const list = useGrowingList({
    name: 'videos',
    query: toVideoQuery(filters, brandId),
    read,
    asServed: countFilters(filters) === 0 && filters.sort === null,
    served,
  })

  function change(next: VideoFilters) {
    list.reset()
    setFilters(next)
  }

  // The list without a brand is another page.
  function clear() {
    const cleared = clearFilters(filters)
    if (place.brand === 'all') return change(cleared)
    noteBrand('all', cleared)
    router.push(linksFrom({ ...place, brand: 'all' })('workouts', filtersToParams(cleared)))
  }

  return (
    <>
      <FilterBar
        place={place}
        brandId={brandId}
        facets={facets}
        filters={filters}
        texts={texts.filter}
        show={plural(texts.filter.show, list.total ?? 0, place.locale)}
        onChange={change}
        onBrand={noteBrand}
        onClear={clear}
      />
      <ListBody
        list={list}
        texts={texts.list}
        locale={place.locale}
        onClear={clear}
        served={children}
      >
        {list.items.length > 0 && (
          <VideoGrid videos={list.items} to={linksFrom(place)} texts={texts.card} />
        )}
      </ListBody>
    </>
  )
}
