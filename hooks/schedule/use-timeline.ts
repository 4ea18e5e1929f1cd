import { useEffect, useState } from 'react'
import { useNow } from '@/hooks/use-now'
import type { DateLocale } from '@/lib/locale/date-words'
import type { PageContext } from '@/lib/routing/links'
import { timelineAt, type TimelineClass } from '@/lib/schedule/timeline'

interface Options {
  brandId: number | null
  context: PageContext
  words: DateLocale
}

type Late = typeof import('@/lib/schedule/load-timeline')

/**
 * The time line as time goes by. What formats by the viewer's clock is loaded after the page, and
 * new classes are asked for only once the page's own run out.
 */
export function useTimeline(initial: TimelineClass[], { brandId, context, words }: Options) {
  const now = useNow()
  const [late, setLate] = useState<Late | null>(null)
  const [fresh, setFresh] = useState<TimelineClass[] | null>(null)
  const { ahead, isShort } = timelineAt(fresh ?? initial, now)
  const { locale, brand } = context

  useEffect(() => {
    // Without it, offline say, times stay as the server wrote them: with their zone.
    import('@/lib/schedule/load-timeline').then(setLate).catch(() => undefined)
  }, [])

  useEffect(() => {
    if (!isShort || !late) return
    let asked = true
    late.loadTimeline(brandId, { locale, brand }, words).then(
      (classes) => asked && setFresh(classes),
      // What is left is still true, and the link to the schedule stands beside it.
      () => undefined,
    )
    return () => {
      asked = false
    }
  }, [isShort, late, brandId, locale, brand, words])

  return { ahead, now, timeOf: late && ((one: TimelineClass) => late.timelineTime(one, words)) }
}
