'use client'

import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { RowError } from '@/components/ui/state/row-error'
import { Skeleton } from '@/components/ui/skeleton'
import { useActivities } from '@/hooks/activity/use-activities'
import { useFirstName } from '@/hooks/activity/use-first-name'
import { useNow } from '@/hooks/use-now'
import { type PartOfDay, partOfDay } from '@/lib/activity/part-of-day'
import { fill, plural } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { deviceClock } from '@/lib/time/dates'
import type { WeekTexts } from './activity-texts'
import { WeekDays } from './week-days'

export interface WeekStripTexts extends WeekTexts {
  /** With `{name}`. */
  greetings: Record<PartOfDay, string>
  all: string
  errorText: string
  retry: string
}

// The summary comes with every page; the list is not shown.
const summaryOnly = { perPage: 1 }

interface WeekStripProps {
  context: PageContext
  texts: WeekStripTexts
  /** Renders the line below the greeting, given what it says to members: their streak. */
  line: (streak: ReactNode) => ReactNode
}

/** The greeting of a member, a line about them, and their week. */
export function WeekStrip({ context, texts, line }: WeekStripProps) {
  const name = useFirstName()
  const now = useNow(60_000)
  const { status, data, retry, isLoading } = useActivities(summaryOnly)
  const weeks = data?.summary.streakWeeks ?? 0
  const streak =
    status === 'loading' ? (
      <Skeleton width="50%" />
    ) : (
      <p title={texts.streakRule}>
        {weeks > 0 ? plural(texts.streak, weeks, context.locale) : texts.noStreak}
      </p>
    )
  return (
    <section className="member-week" aria-labelledby="member-greeting">
      <div>
        <h2 id="member-greeting">
          {name === null ? (
            texts.week
          ) : name === undefined || now === null ? (
            <Skeleton width="14rem" height="1.2em" />
          ) : (
            fill(texts.greetings[partOfDay(deviceClock(now).hour())], { name })
          )}
        </h2>
        <div className="member-line">{line(streak)}</div>
      </div>
      {status === 'failed' ? (
        <RowError
          text={texts.errorText}
          retryLabel={texts.retry}
          onRetry={retry}
          loading={isLoading}
        />
      ) : (
        <div className="member-days">
          {data ? (
            <WeekDays summary={data.summary} texts={texts} locale={context.locale} />
          ) : (
            <Skeleton height="3.5rem" />
          )}
          <Link className="ui-link" href={linksFrom(context)('activity')} prefetch={false}>
            {texts.all}
          </Link>
        </div>
      )}
    </section>
  )
}
