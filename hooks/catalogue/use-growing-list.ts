import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Async } from '@/lib/api/async'
import { type Paged, toAsyncPages } from '@/lib/api/async-pages'
import type { Page } from '@/lib/api/paging'
import { type PagedListName, swrKeys } from '@/lib/api/swr-keys'

/** Paging of a list whose first page was rendered on the server. */
export interface ServerPage {
  total: number | null
  nextPage: number | null
}

interface GrowingListOptions<T, Q extends object> {
  name: PagedListName
  query: Q
  read: (query: Q & { page: number }) => Promise<Page<T>>
  /** Whether the server-rendered first page matches the current query. */
  asServed: boolean
  served: ServerPage
}

/** What came after the server's first page, which `asServed` says to be the beginning, or instead of it. */
type GrowingList<T> = Async<Paged<T>> & {
  asServed: boolean
  loadMore: () => void
  /** Goes back to the server-rendered page alone, for when the query changes. */
  reset: () => void
}

/**
 * A list whose first page was rendered on the server. More pages are loaded on request; once the
 * query changes to one the server did not know, all pages come from the provider.
 */
export function useGrowingList<T, Q extends object>(
  options: GrowingListOptions<T, Q>,
): GrowingList<T> {
  const { asServed, served, ...list } = options
  const [more, setMore] = useState(false)
  const firstPage = asServed ? (more ? served.nextPage : null) : 1
  const own = usePagedList({ ...list, firstPage })
  const { items = [], hasMore = false } = own.data ?? {}
  const data = {
    items,
    total: served.total,
    hasMore: firstPage === null ? served.nextPage !== null : hasMore,
  }
  return {
    ...(asServed ? { ...own, status: 'ready', data } : own),
    asServed,
    loadMore: firstPage === null ? () => setMore(true) : own.loadMore,
    reset: () => setMore(false),
  }
}

const onceAndCached = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  revalidateFirstPage: false,
  shouldRetryOnError: false,
}

interface PagedList<T, Q extends object> {
  /** Name of the list in the cache. */
  name: PagedListName
  query: Q
  read: (query: Q & { page: number }) => Promise<Page<T>>
  /** Null requests nothing yet. */
  firstPage: number | null
}

/**
 * Pages of a list from `firstPage` on. Cached, and never requested again automatically, neither
 * after a failure nor on focus (specification 7); `retry` does.
 */
function usePagedList<T, Q extends object>({
  name,
  query,
  read,
  firstPage,
}: PagedList<T, Q>): Async<Paged<T>> & { loadMore: () => void } {
  const pages = useSWRInfinite<Page<T>, unknown>(
    (index: number, previous: Page<T> | null) => {
      const page = index === 0 ? firstPage : (previous?.paging.nextPage ?? null)
      return page === null ? null : swrKeys.pagedList(name, query, page)
    },
    ([, asked]: ReturnType<typeof swrKeys.pagedList<Q>>) => read(asked),
    onceAndCached,
  )
  const { data } = pages
  const known = data && {
    items: data.flatMap((page) => page.data),
    total: data[0]?.total ?? null,
    hasMore: data.at(-1)?.paging.nextPage != null,
  }
  return toAsyncPages(pages, known)
}
