'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { HtmlScript } from '@/components/ui/html-script'
import { useHydrated } from '@/hooks/use-hydrated'
import type { DateLocale } from '@/lib/locale/date-words'
import { ORDER_TIMELINE_SCRIPT } from '@/lib/inline-scripts/compiled'
import { fill } from '@/lib/locale/fill'
import type { PageContext } from '@/lib/routing/links'
import { countdown, type CountdownTexts, inWords } from '@/lib/schedule/countdown'
import { timelineAt, type TimelineClass } from '@/lib/schedule/timeline'
import { useNow } from '@/hooks/use-now'

export interface TimelineTexts {
  live: string
  /** With `{count}`. */
  minutes: string
  in: CountdownTexts
  dates: DateLocale
  /** Shown when all classes have ended and no newer ones could be loaded. */
  over: string
  /** Language of catalogue text, when it differs from the page's. */
  lang?: string
}

interface LiveTimelineProps {
  classes: TimelineClass[]
  brandId: number | null
  context: PageContext
  texts: TimelineTexts
}

/** A timeline of live classes, updated as time passes. */
export function LiveTimeline({ classes, brandId, context, texts }: LiveTimelineProps) {
  const { ahead, now, timeOf } = useTimeline(classes, { brandId, context, words: texts.dates })
  const isHydrated = useHydrated()

  function startsIn(start: string) {
    const left = now === null ? null : countdown(Date.parse(start), now)
    return left && inWords(left, texts.in, context.locale)
  }

  // Browsers run it where the server wrote it, and are spared its text here.
  const script = typeof window === 'undefined' ? ORDER_TIMELINE_SCRIPT : ''
  if (ahead.length === 0) return <p className="ui-soft">{texts.over}</p>
  return (
    <>
      <ol className="timeline" data-timeline="">
        {ahead.map((one, rank) => (
          // The script below may have changed the attributes before hydration.
          <li
            key={one.id}
            data-minutes={one.minutes}
            data-until={one.joinUntil}
            data-spots={one.spotsLeft}
            data-phase={one.phase}
            data-rank={rank}
            suppressHydrationWarning
          >
            <p className="timeline-when">
              <time dateTime={one.start}>{timeOf ? timeOf(one) : one.when}</time>
              <Badge tone="solid" live>
                {texts.live}
              </Badge>
              <span className="timeline-in">{startsIn(one.start)}</span>
            </p>
            <h3 lang={texts.lang}>
              <Link href={one.href}>{one.title}</Link>
            </h3>
            <div className="timeline-who">
              <Avatar name={one.name} src={one.portrait} size={36} />
              <p>
                {one.name}
                <br />
                {context.brand === 'all' && `${one.brand} · `}
                {fill(texts.minutes, { count: one.minutes })}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {!isHydrated && <HtmlScript text={script} />}
    </>
  )
}

interface Options {
  brandId: number | null
  context: PageContext
  words: DateLocale
}

type Late = typeof import('@/lib/schedule/load-timeline')

/**
 * The timeline, updated as time passes. Code for the viewer's time zone is loaded after the page,
 * and new classes are requested only when most of the page's own have ended.
 */
function useTimeline(initial: TimelineClass[], { brandId, context, words }: Options) {
  const now = useNow()
  const [late, setLate] = useState<Late | null>(null)
  const [fresh, setFresh] = useState<TimelineClass[] | null>(null)
  const { ahead, isShort } = timelineAt(fresh ?? initial, now)
  const { locale, brand } = context

  useEffect(() => {
    // When loading fails, for example offline, times stay as rendered on the server, with their
    // zone.
    import('@/lib/schedule/load-timeline').then(setLate).catch(() => undefined)
  }, [])

  useEffect(() => {
    if (!isShort || !late) return
    let asked = true
    late.loadTimeline(brandId, { locale, brand }, words).then(
      (classes) => asked && setFresh(classes),
      // The remaining classes are still correct, and the link to the schedule is next to them.
      () => undefined,
    )
    return () => {
      asked = false
    }
  }, [isShort, late, brandId, locale, brand, words])

  return { ahead, now, timeOf: late && ((one: TimelineClass) => late.timelineTime(one, words)) }
}
