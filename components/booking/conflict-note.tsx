import { Link } from '@/components/ui/link'
import type { LiveClass } from '@/lib/api/live-classes'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { formatTime } from '@/lib/time/dates'
import type { BookingTexts } from './booking-texts'

interface ConflictNoteProps {
  conflict: NonNullable<LiveClass['conflict']>
  context: PageContext
  texts: BookingTexts
}

/** Says which other class takes the time, and leads to it. */
export function ConflictNote({ conflict, context, texts }: ConflictNoteProps) {
  return (
    <Link
      className="booking-conflict"
      href={linksFrom(context)('live-class-detail', { id: conflict.liveClassId })}
    >
      {fill(texts.conflict, {
        title: conflict.sessionTitle,
        time: formatTime(conflict.startDateTime, texts.dates),
      })}
    </Link>
  )
}
