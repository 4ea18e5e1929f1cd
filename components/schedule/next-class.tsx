import { Link } from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button-link'
import { useLiveClass } from '@/hooks/use-live-class'
import type { NextLiveClass } from '@/lib/api/live-classes'
import { formatLongDate, formatTime } from '@/lib/dates'
import { fill, plural } from '@/lib/locale/fill'
import { linksFrom, type Place } from '@/lib/routing/links'
import { BookButton } from './book-button'
import type { BookingTexts } from './booking-texts'

interface NextClassProps {
  next: NextLiveClass
  place: Place
  texts: BookingTexts
  now: number
  isGuest: boolean
}

/** When a class that can no longer be joined comes next, to be booked at once. */
export function NextClass({ next, place, texts, now, isGuest }: NextClassProps) {
  const { liveClass } = useLiveClass(next.id, null)
  const href = linksFrom(place)('live-class-detail', { id: next.id })
  const { startDateTime: date, spotsLeft } = liveClass ?? next
  const time = `${formatLongDate(date, texts.dates)}, ${formatTime(date, texts.dates)}`
  return (
    <div className="live-again">
      <p>
        <Link className="ui-link" href={href}>
          {fill(texts.next, { time })}
        </Link>
        {spotsLeft > 0 && ` · ${plural(texts.spots, spotsLeft, place.locale)}`}
      </p>
      {liveClass ? (
        <BookButton {...{ liveClass, place, texts, now, isGuest }} size="medium" />
      ) : (
        <ButtonLink href={href}>{texts.book}</ButtonLink>
      )}
    </div>
  )
}
