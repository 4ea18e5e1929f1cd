import { useDeferredValue } from 'react'
import { Button } from '@/components/ui/button'
import { HtmlScript } from '@/components/ui/html-script'
import { Link } from '@/components/ui/link'
import { onDemand } from '@/components/ui/on-demand'
import { useDay } from '@/hooks/schedule/use-live-classes'
import type { ClassFilters } from '@/hooks/schedule/use-class-filters'
import type { LiveClass } from '@/lib/api/live-classes'
import { MARK_DAY_SCRIPT } from '@/lib/inline-scripts/compiled'
import { type DayKey, dayName, dayRange, longDayName } from '@/lib/time/calendar'
import type { Term } from '@/lib/catalogue/terms'
import { fill, plural } from '@/lib/locale/fill'
import type { PlaceClock } from '@/lib/time/place-time'
import { addParams } from '@/lib/routing/query'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { dayStatus, scheduleDays } from '@/lib/schedule/agenda'
import { dayPartRange } from '@/lib/schedule/day-parts'
import { splitByEnd } from '@/lib/schedule/run-phase'
import type { ServedDay } from '@/lib/schedule/served-day'
import { Agenda } from './agenda'
import { ClassFilterRows, DayStrip } from './schedule-filters'
import type { ScheduleTexts } from './schedule-texts'

const RowError = onDemand(() =>
  import('@/components/ui/state/row-error').then((module) => module.RowError),
)
const ActivePractices = onDemand(() =>
  import('./active-practices').then((module) => module.ActivePractices),
)
const EmptyDay = onDemand(() => import('./no-classes').then((module) => module.EmptyDay))

export interface ScheduleDayProps {
  context: PageContext
  brandId: number | null
  texts: ScheduleTexts
  modalities: readonly Term[]
  /** The day in the URL; null for today. */
  day: DayKey | null
  /** The server's days, and the server-rendered classes of one of them. */
  serverDays: readonly DayKey[]
  served: ServedDay<LiveClass>
  /** Start times in the time zone of each class, by class. */
  placeTimes: Readonly<Record<number, PlaceClock>>
  /** Null in the server's HTML. */
  now: number | null
  isGuest: boolean
  filters: ClassFilters
  /** The types to choose from. */
  types: readonly Term[]
}

/**
 * A day of live classes: first the server-rendered ones, then those of the day in the visitor's
 * time zone, with current free spots and the member's bookings. A day that has passed or is not
 * scheduled yet shows today instead.
 */
export function ScheduleDay(props: ScheduleDayProps) {
  const { context, brandId, texts, day, serverDays, served, placeTimes, now, isGuest } = props
  const { filters, types, modalities } = props
  const { chosen, part } = filters
  const days = now === null ? serverDays : scheduleDays(now)
  const today = days[0] ?? ''
  const lastDay = days.at(-1) ?? today
  // Which days have passed depends on the visitor's time zone, so the server treats its own day as
  // scheduled.
  const status = now === null && day === served.day ? 'planned' : dayStatus(day, days)
  const selected = status === 'planned' && day !== null ? day : today
  const query = now === null ? null : { ...dayRange(selected), brandId, perPage: 100 }
  const span = part && query ? dayPartRange(selected, part) : null
  const shown = useDay(query, { chosen, span }, served)
  const { classes, isOther, isSettled } = useDeferredValue(shown.rows)
  // Those that have ended are counted where they are folded away.
  const { ahead } = splitByEnd(classes, now ?? 0)
  const isNarrowed = filters.count > 0

  const to = linksFrom(context)
  const hrefOf = (key: DayKey) =>
    addParams(to('schedule', { date: key === today ? null : key }), {
      modalities_ids: chosen,
      part,
    })

  return (
    <div
      className="schedule-day"
      data-served=""
      data-day={served.day ?? ''}
      data-today={serverDays[0]}
      data-from={served.range?.from}
      data-to={served.range?.to}
      data-waiting={now === null ? undefined : isOther && !isSettled}
      // The script below changes attributes before hydration.
      suppressHydrationWarning
    >
      {now === null && <HtmlScript text={typeof window === 'undefined' ? MARK_DAY_SCRIPT : ''} />}
      <DayStrip
        days={days}
        selected={selected}
        label={texts.days}
        todayLabel={texts.today}
        words={texts.dates}
        hrefOf={hrefOf}
      />
      <ClassFilterRows withParts {...{ filters, types, texts }} />
      {status === 'later' ? (
        <p className="schedule-note">
          {texts.dayLater}{' '}
          <Link className="ui-link" href={hrefOf(lastDay)}>
            {fill(texts.seeDay, { day: dayName(lastDay, texts.dates) })}
          </Link>
        </p>
      ) : (
        // Always rendered, so that a static page can show it when its day has passed.
        <p className="schedule-note" data-status={status}>
          {texts.dayOver}
        </p>
      )}
      <div className="schedule-found">
        <h2>{longDayName(selected, texts.dates)}</h2>
        <p role="status">{shown.isKnown && plural(texts.count, ahead.length, context.locale)}</p>
        {isNarrowed && <ActivePractices {...{ modalities, filters, texts }} />}
        {isNarrowed && (
          <Button variant="ghost-secondary" size="small" onClick={filters.clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {Boolean(shown.error) && (
        <RowError text={texts.errorText} retryLabel={texts.retry} onRetry={shown.retry} />
      )}
      {classes.length > 0 && (
        <Agenda
          // Classes of the visitor's own day get new rows instead of moving rows that were hidden.
          key={isOther && isSettled ? 'own' : 'served'}
          isSettled={isSettled}
          {...{ classes, now, isGuest, placeTimes, context, texts }}
        />
      )}
      {classes.length === 0 && (shown.isLoading || !shown.error) && (
        <EmptyDay
          isLoading={shown.isLoading}
          texts={texts}
          query={now === null ? null : { brandId, modalitiesIds: chosen }}
          part={part}
          day={selected}
          days={days}
          hrefOf={hrefOf}
          onClear={isNarrowed ? filters.clear : null}
        />
      )}
    </div>
  )
}
