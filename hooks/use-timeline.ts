import { useEffect, useState } from 'react'
import { useNow } from '@/hooks/use-now'
import type { Place } from '@/lib/routing/links'
import { timelineAt, type TimelineClass } from '@/lib/schedule/timeline'

type Late = typeof import('@/lib/schedule/late-timeline')

/**
 * The time line as time goes by. What formats by the viewer's clock is loaded after the page, and
 * new classes are asked for only once the page's own run out.
 */
export function useTimeline(initial: TimelineClass[], brandId: number | null, place: Place) {
  const now = useNow()
  const [late, setLate] = useState<Late | null>(null)
  const [fresh, setFresh] = useState<TimelineClass[] | null>(null)
  const { ahead, isShort } = timelineAt(fresh ?? initial, now)
  const { locale, brand } = place

  useEffect(() => {
    // Without it, offline say, times stay as the server wrote them: with their zone.
    import('@/lib/schedule/late-timeline').then(setLate).catch(() => undefined)
  }, [])

  useEffect(() => {
    if (!isShort || !late) return
    let asked = true
    late.loadTimeline(brandId, { locale, brand }).then(
      (classes) => asked && setFresh(classes),
      // What is left is still true, and the link to the schedule stands beside it.
      () => undefined,
    )
    return () => {
      asked = false
    }
  }, [isShort, late, brandId, locale, brand])

  return { ahead, now, timeOf: late?.timelineTime ?? null }
}
