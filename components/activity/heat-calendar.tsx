'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import type { DateRange } from '@/lib/activity/date-range'
import { dayForKey } from '@/lib/activity/grid-keys'
import { HEAT_STEPS, type HeatDay, heatWeeks } from '@/lib/activity/heat-days'
import type { DayTotal } from '@/lib/api/user-activities'
import { fill } from '@/lib/locale/fill'
import { addDays, type DayKey, dayName, longDayName, weekdayName } from '@/lib/time/calendar'
import type { ByDateTexts } from './activity-texts'

interface HeatCalendarProps {
  range: DateRange
  days: readonly DayTotal[]
  texts: ByDateTexts
}

/**
 * A calendar with a column per week, in which days with more minutes are darker. Each day says its
 * date and minutes; arrow keys, Home and End move between the days, and the day of the focus or the
 * pointer is described below.
 */
export function HeatCalendar({ range, days, texts }: HeatCalendarProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<DayKey | null>(null)
  const weeks = heatWeeks(range, days)
  const current = chosen !== null && chosen >= range.from && chosen <= range.to ? chosen : range.to
  const described = weeks.flatMap((week) => week.days).find((day) => day?.date === current)
  const labelOf = (day: HeatDay) =>
    fill(day.classes > 0 ? texts.dayLabel : texts.dayEmpty, {
      day: longDayName(day.date, texts.dates),
      minutes: day.minutes,
    })

  function onKeyDown(event: KeyboardEvent) {
    const next = dayForKey(event.key, current, range)
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  return (
    <div className="heat">
      <div className="heat-scroll">
        <table ref={grid} role="grid" aria-label={texts.calendar} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <td />
              {weeks.map(({ monday }, index) => (
                <th key={monday} scope="col">
                  <span className="ui-hidden">{dayName(monday, texts.dates)}</span>
                  <span aria-hidden="true">
                    {startsMonth(weeks, index) && monthName(monday, texts)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 7 }, (_, weekday) => (
              <tr key={weekday}>
                <th scope="row">{weekdayName(addDays(weeks[0]!.monday, weekday), texts.dates)}</th>
                {weeks.map((week) => {
                  const day = week.days[weekday]
                  if (!day) return <td key={week.monday} role="gridcell" />
                  return (
                    <td
                      key={week.monday}
                      role="gridcell"
                      data-day={day.date}
                      data-level={day.level}
                      aria-label={labelOf(day)}
                      tabIndex={day.date === current ? 0 : -1}
                      onFocus={() => setChosen(day.date)}
                      onPointerEnter={() => setChosen(day.date)}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="heat-foot">
        <p aria-hidden="true">{described && labelOf(described)}</p>
        <Legend texts={texts} />
      </div>
      <p className="ui-hidden">{texts.hint}</p>
    </div>
  )
}

/** Whether a month is named above a week: its first one, unless it is the only one of the range. */
function startsMonth(weeks: readonly { monday: DayKey }[], index: number): boolean {
  const month = (at: number) => weeks[at]?.monday.slice(0, 7)
  if (month(index) === month(index - 1)) return false
  return weeks.length === 1 || month(index) === month(index + 1) || index === weeks.length - 1
}

const monthName = (monday: DayKey, { dates }: ByDateTexts) =>
  dates.shortMonths.split(' ')[Number(monday.slice(5, 7)) - 1]

function Legend({ texts }: { texts: ByDateTexts }) {
  return (
    <p className="heat-legend" aria-hidden="true">
      {texts.less}
      {[0, ...HEAT_STEPS].map((step, level) => (
        <span key={step} data-level={level} />
      ))}
      {texts.more}
    </p>
  )
}
