'use client'

import { Link } from '@/components/ui/link'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { LocalTime } from '@/components/ui/local-time'
import { Picture } from '@/components/ui/picture'
import { RowError } from '@/components/ui/state/row-error'
import { useBookings } from '@/hooks/booking/use-bookings'
import { useLiveRefresh } from '@/hooks/use-live-refresh'
import { useNow } from '@/hooks/use-now'
import { nextBooking } from '@/lib/booking/next-booking'
import { useRememberRow } from '@/hooks/use-remember-row'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { countdown, inWords } from '@/lib/schedule/countdown'
import { formatTimeBeside } from '@/lib/time/time-formats'
import type { NextBookingTexts } from './booking-texts'
import { NextBookingSkeleton } from './next-booking-skeleton'

interface NextBookingStripProps {
  context: PageContext
  texts: NextBookingTexts
}

/** The next booked class: what, when, and the join button once it is open. */
export function NextBookingStrip({ context, texts }: NextBookingStripProps) {
  const { status, data, isLoading, retry } = useBookings('upcoming')
  useLiveRefresh(retry)
  const now = useNow()
  const next = data && now !== null ? nextBooking(data.items, now) : undefined
  useRememberRow('next-class', next === undefined ? null : next === null)

  if (status === 'failed')
    return (
      <RowError
        text={texts.errorText}
        retryLabel={texts.retry}
        onRetry={retry}
        loading={isLoading}
      />
    )
  if (next === undefined || now === null) return <NextBookingSkeleton />
  if (next === null) return null

  const to = linksFrom(context)
  const { liveClass, movedFrom } = next.booking
  const { id, sessionTitle: title, instructor, startDateTime: start } = liveClass
  const time = { date: start, words: texts.dates, placeText: null }
  const left = countdown(Date.parse(start), now)
  return (
    <section className="next-booking" aria-labelledby="next-booking">
      <Picture
        src={liveClass.imageUrl}
        placeholder={liveClass.placeholder ?? undefined}
        alt=""
        sizes="(min-width: 768px) 12rem, 6rem"
      />
      <div>
        <h2 id="next-booking">{texts.title}</h2>
        <p className="next-booking-what" lang={texts.lang}>
          <Link href={to('live-class-detail', { id })}>{title}</Link>
        </p>
        <p className="ui-soft">
          {next.phase === 'live' ? (
            <Badge tone="solid" live>
              {texts.live}
            </Badge>
          ) : (
            <>
              <LocalTime {...time} format="short-date" /> · <LocalTime {...time} format="time" />
              {movedFrom &&
                ` · ${fill(texts.was, { time: formatTimeBeside(movedFrom, start, texts.dates) })}`}
            </>
          )}
        </p>
        <p className="ui-soft">
          {instructor.firstName} {instructor.lastName}
          {left && ` · ${inWords(left, texts.in, context.locale)}`}
        </p>
      </div>
      <div className="next-booking-do">
        {next.action === 'join' && (
          <ButtonLink
            size="small"
            href={to('live-class-fullscreen', { id })}
            aria-label={fill(texts.joinTitle, { title })}
          >
            {texts.join}
          </ButtonLink>
        )}
        <Link className="ui-link" href={to('bookings')}>
          {texts.all}
        </Link>
      </div>
    </section>
  )
}
