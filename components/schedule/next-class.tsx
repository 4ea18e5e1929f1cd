import { Link } from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/button-link'
import { useLiveClass } from '@/hooks/schedule/use-live-class'
import type { NextLiveClass } from '@/lib/api/live-classes'
import { formatTime } from '@/lib/time/dates'
import { formatLongDate } from '@/lib/time/time-formats'
import { fill, plural } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { BookButton } from '@/components/booking/book-button'
import type { BookingTexts } from '@/components/booking/booking-texts'

interface NextClassProps {
  next: NextLiveClass
  context: PageContext
  texts: BookingTexts
  now: number
  isGuest: boolean
}

/** The next time of a class that can no longer be joined, with a button to book it. */
export function NextClass({ next, context, texts, now, isGuest }: NextClassProps) {
  const { liveClass } = useLiveClass(next.id, null)
  const href = linksFrom(context)('live-class-detail', { id: next.id })
  const { startDateTime: date, spotsLeft } = liveClass ?? next
  const time = `${formatLongDate(date, texts.dates)}, ${formatTime(date, texts.dates)}`
  return (
    <div className="live-again">
      <p>
        <Link className="ui-link" href={href}>
          {fill(texts.next, { time })}
        </Link>
        {spotsLeft > 0 && ` · ${plural(texts.spots, spotsLeft, context.locale)}`}
      </p>
      {liveClass ? (
        <BookButton {...{ liveClass, context, texts, now, isGuest }} size="medium" />
      ) : (
        <ButtonLink href={href}>{texts.book}</ButtonLink>
      )}
    </div>
  )
}
