import { Link } from '@/components/ui/link'
import { type DayKey, dayName } from '@/lib/time/calendar'
import { fill } from '@/lib/locale/fill'
import type { ScheduleTexts } from './schedule-texts'

interface LaterNoteProps {
  /** The last day of the schedule. */
  lastDay: DayKey
  hrefOf: (day: DayKey) => string
  texts: ScheduleTexts
}

/** Shown for a day that is not scheduled yet, with a link to the last one that is. */
export function LaterNote({ lastDay, hrefOf, texts }: LaterNoteProps) {
  return (
    <p className="schedule-note">
      {texts.dayLater}{' '}
      <Link className="ui-link" href={hrefOf(lastDay)}>
        {fill(texts.seeDay, { day: dayName(lastDay, texts.dates) })}
      </Link>
    </p>
  )
}
