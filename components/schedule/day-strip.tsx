import { Link } from '@/components/ui/link'
import { type DayKey, dayName, weekdayName } from '@/lib/time/calendar'
import type { DateLocale } from '@/lib/locale/date-words'
import { track } from '@/lib/tracking/track'

interface DayStripProps {
  days: readonly DayKey[]
  selected: DayKey
  label: string
  todayLabel: string
  words: DateLocale
  hrefOf: (day: DayKey) => string
  /** False where the other days are not to be loaded before they are asked for. */
  prefetch?: false
}

/** The days ahead as links, the chosen one marked. */
export function DayStrip(props: DayStripProps) {
  const { days, selected, label, todayLabel, words, hrefOf, prefetch } = props
  return (
    <nav className="day-strip" aria-label={label}>
      {days.map((day, index) => (
        <Link
          key={day}
          href={hrefOf(day)}
          aria-current={day === selected ? 'date' : undefined}
          prefetch={prefetch}
          onClick={() => track('Date Select', { date: day })}
        >
          <span>{index === 0 ? todayLabel : weekdayName(day, words)}</span>
          <b>{dayName(day, words)}</b>
        </Link>
      ))}
    </nav>
  )
}
