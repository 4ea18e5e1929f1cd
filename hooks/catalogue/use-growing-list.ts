import { useState } from 'react'
import { usePagedList } from '@/hooks/use-paged-list'
import type { Page } from '@/lib/api/paging'
import type { PagedListName } from '@/lib/api/swr-keys'

/** What the server knows of a list that it wrote the first page of. */
export interface ServerPage {
  total: number | null
  nextPage: number | null
}

interface GrowingList<T, Q extends object> {
  name: PagedListName
  query: Q
  read: (query: Q & { page: number }) => Promise<Page<T>>
  /** Whether the server's first page is what is asked for. */
  asServed: boolean
  served: ServerPage
}

/**
 * A list whose first page the server wrote: more of it on request, or, once something is asked of
 * it that the server did not know, all of it from the provider.
 */
export function useGrowingList<T, Q extends object>(options: GrowingList<T, Q>) {
  const { asServed, served, ...list } = options
  const [more, setMore] = useState(false)
  const firstPage = asServed ? (more ? served.nextPage : null) : 1
  const { items, total, hasMore, isLoading, error, loadMore, retry } = usePagedList({
    ...list,
    firstPage,
  })
  return {
    items,
    asServed,
    total: asServed ? served.total : total,
    isEmpty: !asServed && !isLoading && !error && items.length === 0,
    isLoading,
    error,
    retry,
    hasMore: !isLoading && (firstPage === null ? served.nextPage !== null : hasMore),
    loadMore: firstPage === null ? () => setMore(true) : loadMore,
    /** Back to the server's page alone, for when something else is asked. */
    reset: () => setMore(false),
  }
}
