import { useSearch } from '@/hooks/use-search'
import { replaceParams } from '@/lib/query'
import { parseStudioFilters, type StudioFilters } from '@/lib/studios/studio-filters'

/**
 * The filters of the studios in the address bar, and a way to change them. Each change is an entry
 * in the history, so Back undoes it; other parameters stay.
 */
export function useStudioFilters() {
  const search = useSearch()

  function setFilters(next: StudioFilters) {
    const query = replaceParams(search, { ...next })
    window.history.pushState(null, '', query ? `?${query}` : window.location.pathname)
  }

  return { filters: parseStudioFilters(new URLSearchParams(search)), setFilters }
}
