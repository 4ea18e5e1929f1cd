import type { ActivitySummary } from '@/lib/api/user-activities'
import { plural } from '@/lib/locale/fill'
import type { Locale } from '@/lib/locale/locales'
import { longDayName, weekdayName } from '@/lib/time/calendar'
import type { WeekTexts } from './activity-texts'

interface WeekDaysProps {
  summary: Pick<ActivitySummary, 'week' | 'today'>
  texts: WeekTexts
  locale: Locale
}

/** The current week: which days have classes behind them and which have some planned. */
export function WeekDays({ summary: { week, today }, texts, locale }: WeekDaysProps) {
  return (
    <ol className="week-days" aria-label={texts.week}>
      {week.map(({ date, done, planned }) => {
        const facts = [
          date === today && texts.today,
          done > 0 && plural(texts.done, done, locale),
          planned > 0 && plural(texts.planned, planned, locale),
          done + planned === 0 && texts.nothing,
        ].filter(Boolean)
        const state = done > 0 ? 'done' : planned > 0 ? 'planned' : 'free'
        return (
          <li key={date} data-state={state} data-today={date === today ? '' : undefined}>
            <span aria-hidden="true">{weekdayName(date, texts.dates)}</span>
            <span className="week-mark" aria-hidden="true">
              {done > 1 && done}
              {done === 1 && <Check />}
            </span>
            <span className="ui-hidden">
              {longDayName(date, texts.dates)}: {facts.join(', ')}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Check() {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor">
      <path d="M5 12.5 10 17.5 19 7" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
