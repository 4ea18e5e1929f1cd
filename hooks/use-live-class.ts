import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once'
import { browserApi } from '@/lib/api/browser'
import { getLiveClass, type LiveClass } from '@/lib/api/live-classes'

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
