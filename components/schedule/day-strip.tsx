import Link from 'next/link'
import { formatDay } from '@/lib/dates'
import type { DayKey } from '@/lib/calendar'

interface DayStripProps {
  days: readonly DayKey[]
  selected: DayKey
  label: string
  todayLabel: string
  locale: string
  hrefOf: (day: DayKey) => string
  /** A day was chosen; the link leads there too. */
  onSelect?: (day: DayKey) => void
}

/** The days ahead as links, the chosen one marked. */
export function DayStrip(props: DayStripProps) {
  const { days, selected, label, todayLabel, locale, hrefOf, onSelect } = props
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <nav className="day-strip" aria-label={label}>
      {days.map((day, index) => (
        <Link
          key={day}
          href={hrefOf(day)}
          aria-current={day === selected ? 'date' : undefined}
          onClick={() => onSelect?.(day)}
        >
          <span>{index === 0 ? todayLabel : weekday.format(new Date(`${day}T00:00:00Z`))}</span>
          <b>{formatDay(`${day}T00:00:00Z`, 'UTC')}</b>
        </Link>
      ))}
    </nav>
  )
}
