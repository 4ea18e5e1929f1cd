import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once-options'
import { browserApi } from '@/lib/api/browser'
import { getLiveClass, type LiveClass } from '@/lib/api/live-classes'
import { swrKeys } from '@/lib/api/swr-keys'

/** One live class as it stands now; until then `initial`, what the server knew of it. */
export function useLiveClass<Initial extends LiveClass | null>(id: number, initial: Initial) {
  const { data, error, mutate } = useSWR<LiveClass, unknown>(
    swrKeys.liveClass(id),
    () => getLiveClass(browserApi, id),
    { ...readOnce, revalidateOnReconnect: true, keepPreviousData: true },
  )
  const liveClass: LiveClass | Initial = data ?? initial
  return {
    liveClass,
    isFresh: data !== undefined,
    error,
    retry: () => void mutate(),
  }
}
