'use client'

import { lazy, Suspense } from 'react'
import { Badge } from '@/components/ui/badge'
import { onDemand } from '@/components/ui/on-demand'
import { bookingState } from '@/lib/booking/booking-state'
import { linksFrom } from '@/lib/routing/links'
import { ButtonLink } from '@/components/ui/button-link'
import { fill } from '@/lib/locale/fill'
import type { BookActionProps, BookButtonProps } from './book-for-member'

const NextLink = onDemand(() => import('./next-class-link').then((module) => module.NextClassLink))
// Not loaded for guests. If loading fails, the button links to the page of the class instead.
const BookForMember = lazy(() =>
  import('./book-for-member').then(
    (module) => ({ default: module.BookForMember }),
    () => ({ default: BookLink }),
  ),
)

/** The main action of a live class: book it, join it, or see when it takes place next. */
export function BookButton({ size = 'small', ...rest }: BookButtonProps) {
  const { liveClass, context, texts, now, isGuest } = rest
  const { action, canCancel } = bookingState(liveClass, liveClass.booking !== null, now ?? 0)
  const { nextLiveClass, startDateTime: start, sessionTitle: title } = liveClass

  if (action === 'closed' && size === 'small' && nextLiveClass)
    return <NextLink next={nextLiveClass} {...{ start, title, texts, context }} />
  if (action === 'full' || action === 'closed' || action === 'ended' || action === 'cancelled')
    return <Badge>{texts[action]}</Badge>
  const own = { ...rest, size, action, canCancel }
  const link = <BookLink {...own} />
  // The current time is only known in the browser; until then the button is a link.
  if (now === null || isGuest) return link
  return (
    <Suspense fallback={link}>
      <BookForMember {...own} />
    </Suspense>
  )
}

/**
 * A link for visitors who cannot book here: for guests to the steps of signing up or in, which lead
 * back to the class and do it; while the session is unknown to the page of the class.
 */
function BookLink({ liveClass, context, texts, isGuest, size, action }: BookActionProps) {
  const to = linksFrom(context)
  // Primary buttons would be too prominent in a list of forty classes.
  const look = { size, variant: size === 'small' ? ('secondary' as const) : ('primary' as const) }
  const title = liveClass.sessionTitle
  if (!isGuest) {
    return (
      <ButtonLink {...look} href={to('live-class-detail', { id: liveClass.id })}>
        {action === 'wait' ? texts.waitlist.join : texts.book}
      </ButtonLink>
    )
  }
  const [label, naming, kind] =
    action === 'wait'
      ? [texts.waitlist.join, texts.waitlist.joinTitle, 'wait']
      : action === 'enter'
        ? [texts.joinNow, texts.joinNowTitle, 'book']
        : [texts.book, texts.bookTitle, 'book']
  return (
    <ButtonLink
      {...look}
      href={to('email-lookup', { pendingAction: `${kind}-${liveClass.id}` })}
      aria-label={fill(naming, { title })}
    >
      {label}
    </ButtonLink>
  )
}
