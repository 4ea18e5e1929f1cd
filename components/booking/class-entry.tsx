import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time'
import { Picture } from '@/components/ui/picture'
import type { LiveClass } from '@/lib/api/live-classes'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { formatTimeBeside } from '@/lib/time/time-formats'
import type { BookingsTexts } from './bookings-texts'

interface ClassEntryProps {
  liveClass: LiveClass
  context: PageContext
  texts: BookingsTexts
  /** When it would have started, if the studio has moved it. */
  movedFrom: string | null
  /** Beside the time. */
  badge?: ReactNode
  /** Below the instructor. */
  below?: ReactNode
}

/** A class in the list of bookings: its picture, time, title and instructor. */
export function ClassEntry({
  liveClass,
  context,
  texts,
  movedFrom,
  badge,
  below,
}: ClassEntryProps) {
  const { instructor, startDateTime: start } = liveClass
  return (
    <>
      <Picture
        src={liveClass.imageUrl}
        placeholder={liveClass.placeholder ?? undefined}
        alt=""
        sizes="10rem"
      />
      <div>
        <p className="booking-when">
          <LocalTime date={start} words={texts.dates} placeText={null} format="time" />
          {movedFrom && (
            <span className="booking-was">
              {fill(texts.was, { time: formatTimeBeside(movedFrom, start, texts.dates) })}
            </span>
          )}
          {badge}
        </p>
        <h3 lang={texts.lang}>
          <Link href={linksFrom(context)('live-class-detail', { id: liveClass.id })}>
            {liveClass.sessionTitle}
          </Link>
        </h3>
        <p className="ui-soft">
          {instructor.firstName} {instructor.lastName} ·{' '}
          {fill(texts.minutes, { count: liveClass.sessionLength })}
        </p>
        {below}
      </div>
    </>
  )
}
