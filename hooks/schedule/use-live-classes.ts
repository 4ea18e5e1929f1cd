import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { type LiveClassQuery, listLiveClasses } from '@/lib/api/live-classes'
import { swrKeys } from '@/lib/api/swr-keys'
import '@/lib/auth/clear-fetched-data'

/**
 * The live classes of a span of time, as many as one answer holds, with the spots that are left and
 * one's own bookings; null asks for none.
 */
export function useLiveClasses(query: LiveClassQuery | null) {
  return useRead(query && swrKeys.liveClasses(query), ([, asked]) =>
    listLiveClasses(browserApi, asked),
  )
}
