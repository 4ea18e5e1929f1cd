import { useSearch } from '@/hooks/use-search'
import {
  filtersToParams,
  parseVideoFilters,
  type VideoFilters,
} from '@/lib/catalogue/video-filters'
import { buildQuery } from '@/lib/query'

/**
 * The filters in the address bar, and a way to change them. Each change is an entry in the history,
 * so Back undoes it; other parameters stay.
 */
export function useVideoFilters() {
  const search = useSearch()
  const filters = parseVideoFilters(new URLSearchParams(search))

  function setFilters(next: VideoFilters) {
    const params = new URLSearchParams(search)
    const changed = filtersToParams(next)
    for (const key of Object.keys(changed)) params.delete(key)
    const query = [params.toString(), buildQuery(changed)].filter(Boolean).join('&')
    window.history.pushState(null, '', query ? `?${query}` : window.location.pathname)
  }

  return { filters, setFilters }
}
