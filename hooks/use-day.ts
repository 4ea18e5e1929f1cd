import { useEffect, useEffectEvent, useMemo } from 'react'
import { useKeptTrue } from '@/hooks/use-kept-true'
import { useLiveClasses } from '@/hooks/use-live-classes'
import type { LiveClass, LiveClassQuery } from '@/lib/api/live-classes'
import { ofModalities } from '@/lib/schedule/by-modality'
import { track } from '@/lib/tracking/track'

/**
 * The live classes of a day, kept true: of these modalities, or of all when none is chosen. Until they
 * are known, and for the null of a page without a present, what the server wrote.
 */
export function useDay(
  day: LiveClassQuery | null,
  chosen: readonly number[],
  served: readonly LiveClass[],
) {
  const whole = useLiveClasses(day)
  const ids = chosen.join()
  // Of a day too long for one answer the provider has to choose.
  const some = useLiveClasses(day && whole.isCut && ids ? { ...day, modalitiesIds: chosen } : null)
  const listed = some.classes ?? whole.classes ?? served
  const classes = useMemo(
    () => ofModalities(listed, ids === '' ? [] : ids.split(',').map(Number)),
    [listed, ids],
  )
  const retry = () => {
    whole.retry()
    if (ids) some.retry()
  }
  useKeptTrue(retry)

  const known = whole.classes ? day?.from : undefined
  const tell = useEffectEvent(() => track('Live Schedule', { liveClasses: classes }))
  useEffect(() => {
    if (known) tell()
  }, [known])

  return {
    classes,
    isKnown: whole.classes !== null,
    isLoading: whole.isLoading || some.isLoading,
    error: whole.error ?? some.error,
    retry,
  }
}
