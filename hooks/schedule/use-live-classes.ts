import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once-options'
import { browserApi } from '@/lib/api/browser'
import { type LiveClassQuery, listLiveClasses } from '@/lib/api/live-classes'
import { swrKeys } from '@/lib/api/swr-keys'

/** The live classes of a span of time, with the spots that are left and one's own bookings; null asks for none. */
export function useLiveClasses(query: LiveClassQuery | null) {
  const { data, error, mutate, isLoading } = useSWR(
    query && swrKeys.liveClasses(query),
    ([, asked]) => listLiveClasses(browserApi, asked),
    readOnce,
  )
  return {
    classes: data?.data ?? null,
    /** There are more than one answer holds. */
    isCut: data?.paging.nextPage != null,
    error: error as unknown,
    isLoading,
    retry: () => void mutate(),
  }
}
