'use client'

import { useEffect, useState } from 'react'
import { useNow } from '@/hooks/use-now'
import type { Studio } from '@/lib/api/studios'
import type { DateLocale } from '@/lib/locale/date-words'
import { fill } from '@/lib/locale/fill'
import {
  minutesOf,
  type OpenState,
  openingWeek,
  openState,
  type WeekMoment,
} from '@/lib/studios/opening-hours'
import { clockText } from '@/lib/time/clock-text'

type Late = typeof import('@/lib/studios/week-moment')

/**
 * The moment by the clock of a zone, minute by minute; null until the code for time zones, which is
 * loaded after the page, is there.
 */
function useWeekMoment(timeZone: string | null): WeekMoment | null {
  const now = useNow(60_000)
  const [late, setLate] = useState<Late | null>(null)

  useEffect(() => {
    // When loading fails, for example offline, the week alone is shown.
    import('@/lib/studios/week-moment').then(setLate).catch(() => undefined)
  }, [])

  return late && now !== null && timeZone !== null ? late.weekMoment(now, timeZone) : null
}

export interface OpeningTexts {
  /** With `{time}`. */
  open: string
  opensToday: string
  opensTomorrow: string
  /** With `{day}` and `{time}`. */
  opensOn: string
  closed: string
  dates: DateLocale
}

interface OpeningHoursProps {
  studio: Pick<Studio, 'hours' | 'timeZone'>
  texts: OpeningTexts
}

/**
 * Whether a studio is open now, by its own clock, above its week. The page is the same for everybody
 * at any time, so the browser fills the line in, whose space is kept.
 */
export function OpeningHours({ studio: { hours, timeZone }, texts }: OpeningHoursProps) {
  const moment = useWeekMoment(timeZone)
  const state = moment && openState(hours, moment)
  const days = texts.dates.weekdays.split(' ')
  return (
    <>
      <p className="hours-now" data-open={state?.isOpen}>
        {state && stateText(state, texts)}
      </p>
      <dl className="hours-week">
        {openingWeek(hours).map(({ day, times }) => (
          <div key={day} aria-current={day === moment?.day ? 'date' : undefined}>
            <dt>{days[day]}</dt>
            <dd>
              {times.length === 0
                ? texts.closed
                : times.map(({ opens, closes }) => (
                    <span
                      key={opens}
                    >{`${timeText(opens, texts)} – ${timeText(closes, texts)}`}</span>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function timeText(time: string, { dates }: OpeningTexts): string {
  const minutes = minutesOf(time)
  return clockText(Math.floor(minutes / 60) % 24, minutes % 60, dates.time)
}

function stateText(state: OpenState, texts: OpeningTexts): string {
  if (state.isOpen) return fill(texts.open, { time: timeText(state.until, texts) })
  const { daysAhead, opens, day } = state
  const text = [texts.opensToday, texts.opensTomorrow][daysAhead] ?? texts.opensOn
  const name = texts.dates.weekdays.split(' ')[day] ?? ''
  return fill(text, { time: timeText(opens, texts), day: name })
}
