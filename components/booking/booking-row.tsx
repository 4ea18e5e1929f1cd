import { Link } from '@/components/ui/link'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { LocalTime } from '@/components/ui/local-time'
import { Picture } from '@/components/ui/picture'
import type { Booking } from '@/lib/api/bookings'
import { bookingState } from '@/lib/booking/booking-state'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { BookingsTexts } from './bookings-texts'
import { CancelBooking } from './cancel-booking'

interface BookingRowProps {
  booking: Booking
  now: number
  context: PageContext
  texts: BookingsTexts
}

/** A booking with its class, time and actions. */
export function BookingRow({ booking, now, context, texts }: BookingRowProps) {
  const { liveClass } = booking
  const to = linksFrom(context)
  const title = liveClass.sessionTitle
  const { action, canCancel, phase } = bookingState(liveClass, true, now)
  const held = phase !== 'ended' ? 'booked' : booking.attended ? 'attended' : 'missed'
  const status = action === 'cancelled' ? action : held

  return (
    <article className="booking" data-card="live-classes">
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
          <Badge
            tone={status === 'cancelled' ? 'error' : status === 'missed' ? 'neutral' : 'success'}
          >
            {texts[status]}
          </Badge>
        </p>
        <h3 lang={texts.lang}>
          <Link href={to('live-class-detail', { id: liveClass.id })}>{title}</Link>
        </h3>
        <p className="ui-soft">
          {liveClass.instructor.firstName} {liveClass.instructor.lastName} ·{' '}
          {fill(texts.minutes, { count: liveClass.sessionLength })}
        </p>
      </div>
      <div className="booking-do">
        {action === 'join' && (
          <ButtonLink
            size="small"
            href={to('live-class-fullscreen', { id: liveClass.id })}
            aria-label={fill(texts.joinTitle, { title })}
          >
            {texts.join}
          </ButtonLink>
        )}
        {canCancel && <CancelBooking id={booking.id} liveClass={liveClass} texts={texts} />}
      </div>
    </article>
  )
}
