'use client'

import { ButtonLink } from '@/components/ui/button-link'
import { CalendarDrawing } from '@/components/ui/state/drawings/calendar-drawing'
import { EmptyState } from '@/components/ui/state/empty-state'
import { useActivities } from '@/hooks/activity/use-activities'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { activityFilePath } from '@/lib/activity/csv-path'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { ActivityError } from './activity-error'
import { ActivityRow } from './activity-row'
import { RowSkeletons, TotalsSkeleton } from './activity-skeletons'
import type { ActivityTexts } from './activity-texts'
import { ActivityTotals } from './activity-totals'
import { MoreActivities } from './more-activities'

// The same object in every render, because it is a part of a key.
const everything = { perPage: 20 }

interface ActivityOverviewProps {
  context: PageContext
  texts: ActivityTexts
}

/** Totals, streak, week and what was taken recently, with loading, error and empty states. */
export function ActivityOverview(props: ActivityOverviewProps) {
  const focusProps = useRestoreFocus()
  return (
    <div {...focusProps}>
      <Content {...props} />
    </div>
  )
}

function Content({ context, texts }: ActivityOverviewProps) {
  const list = useActivities(everything)
  const { status, data } = list

  if (status === 'failed') return <ActivityError list={list} texts={texts} />
  if (status === 'loading')
    return (
      <>
        <TotalsSkeleton />
        <RowSkeletons count={4} label={texts.loading} />
      </>
    )
  const { items, hasMore, summary } = data
  return (
    <>
      <ActivityTotals summary={summary} texts={texts} locale={context.locale} />
      {items.length === 0 ? (
        <EmptyState
          drawing={<CalendarDrawing />}
          title={texts.emptyTitle}
          action={<ButtonLink href={linksFrom(context)('classes')}>{texts.toClasses}</ButtonLink>}
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className="ui-head">
            <h2>{texts.recent}</h2>
            <a className="ui-link" href={activityFilePath()} download>
              {texts.download}
            </a>
          </div>
          <ul className="activities" aria-label={texts.recent}>
            {items.map((activity) => (
              <li key={activity.id}>
                <ActivityRow activity={activity} dated context={context} texts={texts} />
              </li>
            ))}
          </ul>
          <MoreActivities list={list} hasMore={hasMore} texts={texts} />
        </>
      )}
    </>
  )
}
