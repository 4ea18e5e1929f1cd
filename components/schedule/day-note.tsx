import { Link } from '@/components/ui/link'
import { type DayKey, dayName } from '@/lib/calendar'
import { fill } from '@/lib/locale/fill'
import type { ScheduleTexts } from './schedule-texts'

interface DayNoteProps {
  standing: 'past' | 'later'
  /** The last day of the schedule. */
  lastDay: DayKey
  hrefOf: (day: DayKey) => string
  texts: ScheduleTexts
}

/** A word to who asked for a day that is over or not planned yet. */
export function DayNote({ standing, lastDay, hrefOf, texts }: DayNoteProps) {
  return (
    <p className="schedule-note">
      {standing === 'past' ? texts.dayOver : `${texts.dayLater} `}
      {standing === 'later' && (
        <Link className="ui-link" href={hrefOf(lastDay)}>
          {fill(texts.seeDay, { day: dayName(lastDay, texts.dates) })}
        </Link>
      )}
    </p>
  )
}
