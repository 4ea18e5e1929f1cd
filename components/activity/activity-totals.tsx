import type { ActivitySummary } from '@/lib/api/user-activities'
import { plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import type { ActivityTexts } from './activity-texts'
import { WeekDays } from './week-days'

interface ActivityTotalsProps {
  summary: ActivitySummary
  texts: ActivityTexts
  locale: Locale
}

/** The totals of all time, the streak with its rule, and the current week. */
export function ActivityTotals({ summary, texts, locale }: ActivityTotalsProps) {
  const { classes, minutes, streakWeeks } = summary
  return (
    <section className="totals" aria-label={texts.totals}>
      <dl>
        <div>
          <dt>{texts.classes}</dt>
          <dd>{classes.toLocaleString(locale)}</dd>
        </div>
        <div>
          <dt>{texts.minutes}</dt>
          <dd>{minutes.toLocaleString(locale)}</dd>
        </div>
        <div>
          <dt>{texts.weeks}</dt>
          <dd>{streakWeeks.toLocaleString(locale)}</dd>
        </div>
      </dl>
      <div className="totals-week">
        <h2>{texts.week}</h2>
        <WeekDays summary={summary} texts={texts} locale={locale} />
      </div>
      <p className="totals-streak">
        <strong>
          {streakWeeks === 0 ? texts.noStreak : plural(texts.streak, streakWeeks, locale)}
        </strong>{' '}
        {texts.streakRule}
      </p>
    </section>
  )
}
