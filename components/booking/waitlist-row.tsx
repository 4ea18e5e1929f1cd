import { LocalTime } from '@/components/ui/local-time'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { WaitlistEntry } from '@/lib/api/waitlist'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { BookingsTexts } from './bookings-texts'
import { WaitlistPlace } from './waitlist-place'

interface WaitlistRowProps {
  entry: WaitlistEntry
  context: PageContext
  texts: BookingsTexts
}

/** A class for which the member waits, with their place in line. */
export function WaitlistRow({ entry, context, texts }: WaitlistRowProps) {
  const { liveClass } = entry
  return (
    <article className="booking" data-card="live-classes" data-waitlist="">
      <Picture
        src={liveClass.imageUrl}
        placeholder={liveClass.placeholder ?? undefined}
        alt=""
        sizes="10rem"
      />
      <div>
        <p className="booking-when">
          <LocalTime
            date={liveClass.startDateTime}
            words={texts.dates}
            placeText={null}
            format="time"
          />
        </p>
        <h3 lang={texts.lang}>
          <Link href={linksFrom(context)('live-class-detail', { id: liveClass.id })}>
            {liveClass.sessionTitle}
          </Link>
        </h3>
        <p className="ui-soft">
          {liveClass.instructor.firstName} {liveClass.instructor.lastName} ·{' '}
          {fill(texts.minutes, { count: liveClass.sessionLength })}
        </p>
        <WaitlistPlace place={entry} liveClass={liveClass} texts={texts} />
      </div>
    </article>
  )
}
