'use client'

import { useDeferredValue } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { CalendarDrawing } from '@/components/ui/state/drawings/calendar-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { RowError } from '@/components/ui/state/row-error'
import { Skeleton } from '@/components/ui/skeleton'
import { useLiveClasses } from '@/hooks/use-live-classes'
import { useNow } from '@/hooks/use-now'
import { useSession } from '@/hooks/use-session'
import type { LiveClass } from '@/lib/api/live-classes'
import { addDays, type DayKey, dayRange } from '@/lib/calendar'
import type { PlaceClock } from '@/lib/place-time'
import { linksFrom, type Place } from '@/lib/routing/links'
import { scheduleDays } from '@/lib/schedule/days'
import { Agenda } from './agenda'
import { DayStrip } from './day-strip'
import type { ScheduleTexts } from './schedule-texts'

interface ScheduleBoardProps {
  place: Place
  brandId: number | null
  texts: ScheduleTexts
  dayLabel: string
  /** The day of the address; null for today. */
  day: DayKey | null
  /** What the server knows: its days, and the classes of this one. */
  serverDays: readonly DayKey[]
  serverClasses: readonly LiveClass[]
  /** When they start by the clocks of their places, by class. */
  placeTimes: Readonly<Record<number, PlaceClock>>
}

/**
 * A day of live classes under a visitor's hands. First what the server wrote, then the same day by
 * the visitor's own clock, with the spots that are left now and their own bookings.
 */
export function ScheduleBoard(props: ScheduleBoardProps) {
  const { place, brandId, texts, day, serverDays, serverClasses, placeTimes } = props
  // A day of forty rows: what changes in them waits for what the visitor does.
  const now = useDeferredValue(useNow())
  const isGuest = useDeferredValue(useSession().status === 'guest')
  const to = linksFrom(place)
  const days = now === null ? serverDays : scheduleDays(now)
  const today = days[0] ?? ''
  const selected = day ?? today
  const hrefOf = (key: DayKey) => to('schedule', { date: key === today ? null : key })
  const range = now === null ? null : dayRange(selected)
  const fresh = useLiveClasses(range && { ...range, brandId, perPage: 100 })
  const classes = useDeferredValue(fresh.classes ?? serverClasses)
  const nextDay = addDays(selected, 1)

  return (
    <>
      <DayStrip
        days={days}
        selected={selected}
        label={props.dayLabel}
        todayLabel={texts.today}
        words={texts.dates}
        hrefOf={hrefOf}
      />
      {Boolean(fresh.error) && (
        <RowError text={texts.errorText} retryLabel={texts.retry} onRetry={fresh.retry} />
      )}
      {classes.length > 0 && (
        <Agenda
          classes={classes}
          now={now}
          isGuest={isGuest}
          placeTimes={placeTimes}
          place={place}
          texts={texts}
        />
      )}
      {classes.length === 0 && fresh.isLoading && <AgendaSkeleton label={texts.loading} />}
      {classes.length === 0 && !fresh.isLoading && !fresh.error && (
        <EmptyState
          drawing={<CalendarDrawing />}
          title={texts.emptyTitle}
          action={
            <ButtonLink variant="secondary" href={hrefOf(nextDay)}>
              {texts.nextDay}
            </ButtonLink>
          }
        >
          {texts.emptyText}
        </EmptyState>
      )}
    </>
  )
}

function AgendaSkeleton({ label }: { label: string }) {
  return (
    <div className="agenda" role="status">
      <span className="ui-hidden">{label}</span>
      {Array.from({ length: 8 }, (_, index) => (
        <div className="class-row" key={index}>
          <Skeleton width="4rem" />
          <Skeleton width="60%" height="1.25rem" />
        </div>
      ))}
    </div>
  )
}
