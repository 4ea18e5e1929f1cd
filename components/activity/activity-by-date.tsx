'use client'

import { useMemo } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { CalendarDrawing } from '@/components/ui/state/drawings/calendar-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useActivities } from '@/hooks/activity/use-activities'
import { useHydrated } from '@/hooks/use-hydrated'
import { useSearch } from '@/hooks/use-search'
import { activityFilePath } from '@/lib/activity/csv-path'
import { type DateRange, parseRange } from '@/lib/activity/date-range'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { dayKey, longDayName } from '@/lib/time/calendar'
import { groupBy } from '@/lib/time/group-by'
import { providerNow } from '@/lib/time/provider-clock'
import { ActivityError } from './activity-error'
import { ActivityRow } from './activity-row'
import { RowSkeletons } from './activity-skeletons'
import type { ByDateTexts } from './activity-texts'
import { HeatCalendar } from './heat-calendar'
import { MoreActivities } from './more-activities'
import { RangeForm } from './range-form'

interface ActivityByDateProps {
  context: PageContext
  texts: ByDateTexts
}

/** What was taken in a range of days: as a calendar, and as a list by day. */
export function ActivityByDate(props: ActivityByDateProps) {
  const search = useSearch()
  // The server's HTML is shared by all days and ranges.
  if (!useHydrated()) return <Loading label={props.texts.loading} />
  const today = dayKey(providerNow())
  const range = parseRange(search, today)
  return (
    <>
      <RangeForm range={range} today={today} {...props} />
      <Days from={range.from} to={range.to} {...props} />
    </>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <div className="heat-loading" aria-hidden="true">
        <Skeleton height="100%" />
      </div>
      <RowSkeletons count={3} label={label} />
    </>
  )
}

function Days({ from, to, context, texts }: ActivityByDateProps & DateRange) {
  const range = useMemo(() => ({ from, to }), [from, to])
  const list = useActivities(range)
  const { status, data } = list

  if (status === 'failed') return <ActivityError list={list} texts={texts} />
  if (status === 'loading') return <Loading label={texts.loading} />
  const { items, hasMore, summary } = data
  return (
    <>
      <HeatCalendar range={range} days={summary.days} texts={texts} />
      {items.length === 0 ? (
        <EmptyState
          drawing={<CalendarDrawing />}
          title={texts.rangeEmptyTitle}
          action={<ButtonLink href={linksFrom(context)('classes')}>{texts.toClasses}</ButtonLink>}
        >
          {texts.rangeEmptyText}
        </EmptyState>
      ) : (
        <>
          <div className="ui-head">
            <p className="ui-lead" role="status">
              {fill(texts.rangeTotals, { classes: summary.classes, minutes: summary.minutes })}
            </p>
            <a className="ui-link" href={activityFilePath(range)} download>
              {texts.download}
            </a>
          </div>
          {groupBy(items, ({ date }) => date).map(([day, ofDay]) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 className="activity-day" id={`day-${day}`}>
                {longDayName(day, texts.dates)}
              </h2>
              <ul className="activities">
                {ofDay.map((activity) => (
                  <li key={activity.id}>
                    <ActivityRow activity={activity} context={context} texts={texts} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <MoreActivities list={list} hasMore={hasMore} texts={texts} />
        </>
      )}
    </>
  )
}
