import { useState } from 'react'
import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once-options'
import { browserApi } from '@/lib/api/browser'
import { listPages } from '@/lib/api/paging'
import { type LiveClassQuery, listLiveClasses } from '@/lib/api/live-classes'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * The live classes ahead that fit, by start: the first page and, as `loadMore` is called, those after
 * it. Whenever they are asked for again, all of these are.
 */
export function useClassSearch(query: LiveClassQuery) {
  const asked = JSON.stringify(query)
  const [more, setMore] = useState({ asked, pages: 1 })
  const pages = more.asked === asked ? more.pages : 1
  const { data, error, mutate, isLoading } = useSWR(
    swrKeys.classSearch(query, pages),
    ([, wanted, count]) =>
      listPages((page) => listLiveClasses(browserApi, { ...wanted, page }), count),
    { ...readOnce, keepPreviousData: pages > 1 },
  )
  return {
    classes: data?.items ?? null,
    hasMore: data?.hasMore ?? false,
    error: error as unknown,
    isLoading,
    loadMore: () => setMore({ asked, pages: pages + 1 }),
    retry: () => void mutate(),
  }
}
