import useSWRInfinite from 'swr/infinite'
import type { Page } from '@/lib/api/paging'
import { type PagedListName, swrKeys } from '@/lib/api/swr-keys'

const onceAndCached = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  revalidateFirstPage: false,
  shouldRetryOnError: false,
}

interface PagedList<T, Q extends object> {
  /** Names the list in the cache. */
  name: PagedListName
  query: Q
  read: (query: Q & { page: number }) => Promise<Page<T>>
  /** Null asks for none yet. */
  firstPage: number | null
}

/**
 * Pages of a list from `firstPage` on. Cached, never asked again by itself, neither after a failure
 * nor on focus (specification 7); `retry` asks again.
 */
export function usePagedList<T, Q extends object>({
  name,
  query,
  read,
  firstPage,
}: PagedList<T, Q>) {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Page<T>, unknown>(
    (index: number, previous: Page<T> | null) => {
      const page = index === 0 ? firstPage : (previous?.paging.nextPage ?? null)
      return page === null ? null : swrKeys.pagedList(name, query, page)
    },
    ([, asked]: ReturnType<typeof swrKeys.pagedList<Q>>) => read(asked),
    onceAndCached,
  )
  const pages = data ?? []
  const last = pages.at(-1)
  return {
    items: pages.flatMap((page) => page.data),
    total: pages[0]?.total ?? null,
    hasMore: last !== undefined && last.paging.nextPage !== null,
    isLoading: isValidating && pages.length < size,
    error,
    loadMore: () => void setSize(size + 1),
    retry: () => void mutate(),
  }
}
