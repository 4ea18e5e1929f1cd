import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once'
import { browserApi } from '@/lib/api/browser'
import {
  getLiveClass,
  type LiveClass,
  type LiveClassQuery,
  listLiveClasses,
} from '@/lib/api/live-classes'

/** The live classes of a span of time, with the spots that are left and one's own bookings; null asks for none. */
export function useLiveClasses(query: LiveClassQuery | null) {
  const { data, error, mutate, isLoading } = useSWR(
    query && ['live-classes', query],
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

/** One live class as it stands now; what the server knew of it until then. */
export function useLiveClass(initial: LiveClass) {
  const { data, error, mutate } = useSWR(
    ['live-class', initial.id],
    () => getLiveClass(browserApi, initial.id),
    { ...readOnce, revalidateOnReconnect: true, keepPreviousData: true },
  )
  return {
    liveClass: data ?? initial,
    isFresh: data !== undefined,
    error: error as unknown,
    retry: () => void mutate(),
  }
}
