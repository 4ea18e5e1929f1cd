import { ButtonLink } from '@/components/ui/button-link'
import type { NextLiveClass } from '@/lib/api/live-classes'
import type { Moment } from '@/lib/time/dates'
import { formatDay, formatTimeBeside } from '@/lib/time/time-formats'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { BookingTexts } from './booking-texts'

interface NextLinkProps {
  next: NextLiveClass
  /** When the class starts that it stands beside. */
  start: Moment
  title: string
  context: PageContext
  texts: BookingTexts
}

/**
 * Replaces the button of a class that can no longer be joined: its next time, on the same day
 * without the day, with a link to book it.
 */
export function NextClassLink({ next, start, title, context, texts }: NextLinkProps) {
  const time = formatTimeBeside(next.startDateTime, start, texts.dates, formatDay)
  const text = fill(texts.next, { time })
  return (
    <ButtonLink
      size="small"
      variant="secondary"
      href={linksFrom(context)('live-class-detail', { id: next.id })}
      aria-label={`${text}, ${title}`}
    >
      {text}
    </ButtonLink>
  )
}
