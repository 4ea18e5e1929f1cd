import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once'
import { browserApi } from '@/lib/api/browser'
import { getLiveClass, type LiveClass } from '@/lib/api/live-classes'

/** A page waits for it to say whether the class is booked. */
const CLASS_TIMEOUT_MS = 5000

/** One live class as it stands now; what the server knew of it until then. */
export function useLiveClass(initial: LiveClass) {
  const { data, error, mutate } = useSWR(
    ['live-class', initial.id],
    () => getLiveClass(browserApi, initial.id, { timeoutMs: CLASS_TIMEOUT_MS }),
    { ...readOnce, revalidateOnReconnect: true, keepPreviousData: true },
  )
  return {
    liveClass: data ?? initial,
    isFresh: data !== undefined,
    error: error as unknown,
    retry: () => void mutate(),
  }
}
