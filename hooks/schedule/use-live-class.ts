import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { getLiveClass, type LiveClass } from '@/lib/api/live-classes'
import { swrKeys } from '@/lib/api/swr-keys'
import '@/lib/auth/clear-fetched-data'

/** One live class as it stands now; until then (`isFresh`) `initial`, what the server knew of it. */
export function useLiveClass<Initial extends LiveClass | null>(id: number, initial: Initial) {
  const { data, error, retry } = useRead(
    swrKeys.liveClass(id),
    () => getLiveClass(browserApi, id),
    { revalidateOnReconnect: true, keepPreviousData: true },
  )
  const liveClass: LiveClass | Initial = data ?? initial
  return { liveClass, isFresh: data !== null, error, retry }
}
