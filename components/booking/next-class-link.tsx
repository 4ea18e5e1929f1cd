import { ButtonLink } from '@/components/ui/button-link'
import type { NextLiveClass } from '@/lib/api/live-classes'
import { formatTime } from '@/lib/time/dates'
import { formatDay } from '@/lib/time/time-formats'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { BookingTexts } from './booking-texts'

interface NextLinkProps {
  next: NextLiveClass
  title: string
  context: PageContext
  texts: BookingTexts
}

/**
 * Replaces the button of a class that can no longer be joined: its next time, with a link to book
 * it.
 */
export function NextClassLink({ next, title, context, texts }: NextLinkProps) {
  const date = next.startDateTime
  const time = `${formatDay(date, texts.dates)}, ${formatTime(date, texts.dates)}`
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
