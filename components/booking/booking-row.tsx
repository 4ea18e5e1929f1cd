import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import type { Booking } from '@/lib/api/bookings'
import { bookingState } from '@/lib/booking/booking-state'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { BookingsTexts } from './bookings-texts'
import { CancelBooking } from './cancel-booking'
import { ClassEntry } from './class-entry'

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
      <ClassEntry
        liveClass={liveClass}
        context={context}
        texts={texts}
        movedFrom={booking.movedFrom}
        badge={
          <Badge
            tone={status === 'cancelled' ? 'error' : status === 'missed' ? 'neutral' : 'success'}
          >
            {texts[status]}
          </Badge>
        }
      />
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
