import { useSearch } from '@/hooks/use-search'
import { pushParams } from '@/lib/navigation/push-params'
import { parseStudioFilters, type StudioFilters } from '@/lib/studios/studio-filters'

/**
 * The filters of the studios in the address bar, and a way to change them. Each change is an entry
 * in the history, so Back undoes it; other parameters stay.
 */
export function useStudioFilters() {
  return {
    filters: parseStudioFilters(new URLSearchParams(useSearch())),
    setFilters: (next: StudioFilters) => pushParams({ ...next }),
  }
}
