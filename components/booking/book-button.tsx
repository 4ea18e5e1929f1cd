'use client'

import { lazy, Suspense } from 'react'
import { Badge } from '@/components/ui/badge'
import { onDemand } from '@/components/ui/on-demand'
import type { LiveClass } from '@/lib/api/live-classes'
import { bookingState, type BookingState } from '@/lib/booking/booking-state'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import { ButtonLink } from '@/components/ui/button-link'
import { fill } from '@/lib/locale/fill'
import type { BookingTexts } from './booking-texts'

const NextLink = onDemand(() => import('./next-class-link').then((module) => module.NextClassLink))
// Guests need none of it; where it does not arrive, the page of the class is a way to try again.
const BookForMember = lazy(() =>
  import('./book-for-member').then(
    (module) => ({ default: module.BookForMember }),
    () => ({ default: BookLink }),
  ),
)

interface BookButtonProps {
  liveClass: LiveClass
  context: PageContext
  texts: BookingTexts
  /** Null in the server's HTML, which knows no present. */
  now: number | null
  isGuest: boolean
  size?: 'medium' | 'small'
}

/** The one thing to do with a live class: book it, join it, or see when it comes next. */
export function BookButton({ size = 'small', ...rest }: BookButtonProps) {
  const { liveClass, context, texts, now, isGuest } = rest
  const { action, canCancel } = bookingState(liveClass, liveClass.booking !== null, now ?? 0)
  const { nextLiveClass, sessionTitle: title } = liveClass

  if (action === 'closed' && size === 'small' && nextLiveClass)
    return <NextLink next={nextLiveClass} {...{ title, texts, context }} />
  if (action === 'full' || action === 'closed' || action === 'ended')
    return <Badge>{texts[action]}</Badge>
  const own = { ...rest, size, action, canCancel }
  const link = <BookLink {...own} />
  // Whether a class has begun is for the browser to say; until then it is only named.
  if (now === null || isGuest) return link
  return (
    <Suspense fallback={link}>
      <BookForMember {...own} />
    </Suspense>
  )
}

export type BookActionProps = BookButtonProps & Pick<BookingState, 'action' | 'canCancel'>

/**
 * The way to a spot for who cannot take one here: for guests by the login, which leads back to the
 * class; for who is not known yet by the page of the class.
 */
function BookLink({ liveClass, context, texts, isGuest, size, action }: BookActionProps) {
  const to = linksFrom(context)
  const here = to('live-class-detail', { id: liveClass.id })
  // In a list forty of them would shout.
  const look = { size, variant: size === 'small' ? ('secondary' as const) : ('primary' as const) }
  const title = liveClass.sessionTitle
  if (!isGuest) {
    return (
      <ButtonLink {...look} href={here}>
        {texts.book}
      </ButtonLink>
    )
  }
  const isEntry = action === 'enter'
  // Every class has a login of its own, so each row in view would ask for it.
  return (
    <ButtonLink
      {...look}
      href={to('login', { onSignInRedirectTo: here })}
      prefetch={false}
      aria-label={fill(isEntry ? texts.joinNowTitle : texts.bookTitle, { title })}
    >
      {isEntry ? texts.joinNow : texts.book}
    </ButtonLink>
  )
}
