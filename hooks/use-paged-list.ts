import useSWRInfinite from 'swr/infinite'
import { type Async, type Paged, toAsync } from '@/lib/api/async'
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
}: PagedList<T, Q>): Async<Paged<T>> & { loadMore: () => void } {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Page<T>, unknown>(
    (index: number, previous: Page<T> | null) => {
      const page = index === 0 ? firstPage : (previous?.paging.nextPage ?? null)
      return page === null ? null : swrKeys.pagedList(name, query, page)
    },
    ([, asked]: ReturnType<typeof swrKeys.pagedList<Q>>) => read(asked),
    onceAndCached,
  )
  const known = data && {
    items: data.flatMap((page) => page.data),
    total: data[0]?.total ?? null,
    hasMore: data.at(-1)?.paging.nextPage != null,
  }
  const isLoading = isValidating && (data?.length ?? 0) < size
  return {
    ...toAsync({ data: known, error, isLoading, mutate }),
    loadMore: () => void setSize(size + 1),
  }
}
