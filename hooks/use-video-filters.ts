import { useSearch } from '@/hooks/use-search'
import {
  filtersToParams,
  parseVideoFilters,
  type VideoFilters,
} from '@/lib/catalogue/video-filters'
import type { CardMode } from '@/lib/card-modes'
import { replaceParams } from '@/lib/query'

/**
 * The filters of a list in the address bar, and a way to change them. Each change is an entry in the history,
 * so Back undoes it; other parameters stay.
 */
export function useVideoFilters(mode: CardMode) {
  const search = useSearch()
  const filters = parseVideoFilters(new URLSearchParams(search), mode)

  function setFilters(next: VideoFilters) {
    const query = replaceParams(search, filtersToParams(next))
    window.history.pushState(null, '', query ? `?${query}` : window.location.pathname)
  }

  return { filters, setFilters }
}
