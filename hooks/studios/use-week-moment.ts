import { useEffect, useState } from 'react'
import { useNow } from '@/hooks/use-now'
import type { WeekMoment } from '@/lib/studios/opening-hours'

type Late = typeof import('@/lib/studios/week-moment')

/**
 * The moment by the clock of a zone, minute by minute; null until the code for time zones, which is
 * loaded after the page, is there.
 */
export function useWeekMoment(timeZone: string | null): WeekMoment | null {
  const now = useNow(60_000)
  const [late, setLate] = useState<Late | null>(null)

  useEffect(() => {
    // When loading fails, for example offline, the week alone is shown.
    import('@/lib/studios/week-moment').then(setLate).catch(() => undefined)
  }, [])

  return late && now !== null && timeZone !== null ? late.weekMoment(now, timeZone) : null
}
