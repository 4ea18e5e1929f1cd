import useSWRInfinite from 'swr/infinite'
import { browserApi } from '@/lib/api/browser'
import type { Page } from '@/lib/api/paging'
import { listVideos, type Video, type VideoQuery } from '@/lib/api/videos'

const onceAndCached = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  revalidateFirstPage: false,
  shouldRetryOnError: false,
}

/**
 * Pages of videos from `firstPage` on; null asks for none yet. Cached, never asked again by itself,
 * neither after a failure nor on focus (specification 7); `retry` asks again.
 */
export function useVideoList(query: VideoQuery, firstPage: number | null) {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Page<Video>, unknown>(
    (index: number, previous: Page<Video> | null) => {
      const page = index === 0 ? firstPage : (previous?.paging.nextPage ?? null)
      return page === null ? null : ['videos', { ...query, page }]
    },
    ([, asked]: [string, VideoQuery]) => listVideos(browserApi, asked),
    onceAndCached,
  )
  const pages = data ?? []
  const last = pages.at(-1)
  return {
    videos: pages.flatMap((page) => page.data),
    total: pages[0]?.total ?? null,
    hasMore: last !== undefined && last.paging.nextPage !== null,
    isLoading: isValidating && pages.length < size,
    error,
    loadMore: () => void setSize(size + 1),
    retry: () => void mutate(),
  }
}
