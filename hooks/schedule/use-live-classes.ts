import { useEffect, useEffectEvent, useMemo } from 'react'
import '@/lib/auth/clear-fetched-data'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listLiveClasses, type LiveClass, type LiveClassQuery } from '@/lib/api/live-classes'
import { swrKeys } from '@/lib/api/swr-keys'
import { useLiveRefresh } from '@/hooks/use-live-refresh'
import { ofModalities, startingWithin } from '@/lib/schedule/agenda'
import { type ServedDay, servedWithin } from '@/lib/schedule/served-day'
import { track } from '@/lib/tracking/track'

/**
 * The live classes of a span of time, as many as one answer holds, with the spots that are left and
 * one's own bookings; null asks for none.
 */
function useLiveClasses(query: LiveClassQuery | null) {
  return useRead(query && swrKeys.liveClasses(query), ([, asked]) =>
    listLiveClasses(browserApi, asked),
  )
}

/**
 * The live classes of a day, kept up to date, with any of the chosen modalities (all when none is
 * chosen) and in a span of the day, if one is given. Until they have loaded (`isSettled`) it returns
 * the server-rendered classes, which must be hidden when they are of another day (`isOther`).
 * Without a day, in the server's HTML, all of those.
 */
export function useDay(
  day: (LiveClassQuery & { from: string; to: string }) | null,
  { chosen, span }: { chosen: readonly number[]; span: { from: string; to: string } | null },
  served: ServedDay<LiveClass>,
) {
  const whole = useLiveClasses(day)
  const ids = chosen.join()
  const isCut = whole.data?.paging.nextPage != null
  // When a day has more classes than one response holds, the provider must filter them.
  const isNarrowed = ids !== '' || span !== null
  const narrow = day && isCut && isNarrowed ? { ...day, ...span, modalitiesIds: chosen } : null
  const some = useLiveClasses(narrow)
  const [from, to] = [day?.from, day?.to]
  const [start, end] = [span?.from, span?.to]
  const within = useMemo(
    () => (from && to ? servedWithin(served, { from, to }) : null),
    [served, from, to],
  )
  const isOther = within?.isExact === false
  const isSettled = whole.status !== 'loading'
  const shown = within && (isSettled || !isOther) ? within.classes : served.classes
  const listed = (some.data ?? whole.data)?.data ?? shown
  const rows = useMemo(
    () => ({
      classes: startingWithin(
        ofModalities(listed, ids === '' ? [] : ids.split(',').map(Number)),
        start && end ? { from: start, to: end } : null,
      ),
      isOther,
      isSettled,
    }),
    [listed, ids, start, end, isOther, isSettled],
  )
  const retry = () => {
    whole.retry()
    if (isNarrowed) some.retry()
  }
  useLiveRefresh(retry)

  const isKnown = whole.status === 'ready'
  const known = isKnown ? day?.from : undefined
  const tell = useEffectEvent(() => track('Live Schedule', { liveClasses: rows.classes }))
  useEffect(() => {
    if (known) tell()
  }, [known])

  return {
    rows,
    isKnown,
    isLoading: whole.isLoading || some.isLoading,
    error: whole.error ?? some.error,
    retry,
  }
}
