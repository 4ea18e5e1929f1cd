'use client'

import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { CalendarDrawing } from '@/components/ui/state/drawings/calendar-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useNextClass } from '@/hooks/schedule/use-next-class'
import type { LiveClassQuery } from '@/lib/api/live-classes'
import { dayKey, type DayKey, dayName, longDayName } from '@/lib/time/calendar'
import { fill } from '@/lib/locale/fill'
import type { DayPart } from '@/lib/schedule/day-parts'
import { rangeAfter } from '@/lib/schedule/range-after'
import type { ScheduleTexts } from './schedule-texts'
import { AgendaSkeleton } from './agenda-skeleton'

interface NoClassesProps {
  texts: ScheduleTexts
  /** The current query; null until the current time is known. */
  query: LiveClassQuery | null
  /** The part of the day that is wanted. */
  part: DayPart | null
  /** The day without classes, and all days of the schedule. */
  day: DayKey
  days: readonly DayKey[]
  hrefOf: (day: DayKey) => string
  /** Clears the filters of the day; null when there are none. */
  onClear: (() => void) | null
}

/** A day without a class, or without one of those that are wanted, and the next day that has one. @internal */
export function NoClasses({ texts, query, part, day, days, hrefOf, onClear }: NoClassesProps) {
  const range = rangeAfter(day, days)
  const { data, error, retry } = useNextClass(query && range && { ...query, ...range }, part)
  const start = data?.next?.startDateTime
  const next = start === undefined ? null : dayKey(start)
  const isNone = range === null || (data !== null && next === null)

  return (
    <EmptyState
      drawing={<CalendarDrawing />}
      title={onClear ? texts.noneOfKind : texts.emptyTitle}
      heading="h3"
      action={
        <>
          {onClear && (
            <Button variant="ghost-secondary" onClick={onClear}>
              {texts.clear}
            </Button>
          )}
          {next !== null && (
            <ButtonLink variant="secondary" href={hrefOf(next)}>
              {fill(texts.seeDay, { day: dayName(next, texts.dates) })}
            </ButtonLink>
          )}
          {next === null && Boolean(error) && (
            <Button variant="secondary" onClick={retry}>
              {texts.retry}
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {next !== null && fill(texts.nextOn, { day: longDayName(next, texts.dates) })}
        {isNone && texts.noneAhead}
        {next === null && !isNone && (error ? texts.nextError : <Skeleton width="14rem" />)}
      </p>
    </EmptyState>
  )
}

interface EmptyDayProps extends ComponentProps<typeof NoClasses> {
  isLoading: boolean
}

/** A day without classes: a skeleton while loading, then an empty state. */
export function EmptyDay({ isLoading, ...rest }: EmptyDayProps) {
  return isLoading ? <AgendaSkeleton label={rest.texts.loading} /> : <NoClasses {...rest} />
}
