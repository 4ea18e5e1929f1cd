'use client'

import { Link } from '@/components/ui/link'
import { RowError } from '@/components/ui/state/row-error'
import { Skeleton } from '@/components/ui/skeleton'
import { summaryOnly, useActivities } from '@/hooks/activity/use-activities'
import type { ActivitySummary } from '@/lib/api/user-activities'
import { plural } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { WeekTexts } from './activity-texts'
import { WeekDays } from './week-days'

export interface WeekStripTexts extends WeekTexts {
  all: string
  errorText: string
  retry: string
}

interface WeekStripProps {
  context: PageContext
  texts: WeekStripTexts
}

/** A member's week: what they have taken and booked, day by day, and their streak. */
export function WeekStrip({ context, texts }: WeekStripProps) {
  const { status, data, retry, isLoading } = useActivities(summaryOnly)
  return (
    <section className="member-week" aria-labelledby="member-week">
      <div>
        <h2 id="member-week">{texts.week}</h2>
        <div className="member-line">
          {status === 'loading' && <Skeleton width="14rem" />}
          {data && <WeekFacts summary={data.summary} context={context} texts={texts} />}
        </div>
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
          <Link className="ui-link" href={linksFrom(context)('activity')}>
            {texts.all}
          </Link>
        </div>
      )}
    </section>
  )
}

interface WeekFactsProps extends WeekStripProps {
  summary: Pick<ActivitySummary, 'week' | 'streakWeeks'>
}

function WeekFacts({ summary: { week, streakWeeks }, context: { locale }, texts }: WeekFactsProps) {
  const sum = (what: 'done' | 'planned') => week.reduce((count, day) => count + day[what], 0)
  const facts = (['done', 'planned'] as const).flatMap((what) => {
    const count = sum(what)
    return count > 0 ? [plural(texts[what], count, locale)] : []
  })
  return (
    <>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <p title={texts.streakRule}>
        {streakWeeks > 0 ? plural(texts.streak, streakWeeks, locale) : texts.noStreak}
      </p>
    </>
  )
}
