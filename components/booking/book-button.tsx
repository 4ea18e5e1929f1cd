'use client'

import { lazy, Suspense } from 'react'
import { Badge } from '@/components/ui/badge'
import { onDemand } from '@/components/ui/on-demand'
import type { LiveClass } from '@/lib/api/live-classes'
import { bookingState } from '@/lib/booking/booking-state'
import type { PageContext } from '@/lib/routing/links'
import { BookLink } from './book-link'
import type { BookingTexts } from './booking-texts'

const NextLink = onDemand(() => import('./next-class-link').then((module) => module.NextClassLink))
// Guests need none of it; where it does not arrive, the page of the class is a way to try again.
const BookForMember = lazy(() =>
  import('./book-for-member').then(
    (module) => ({ default: module.BookForMember }),
    () => ({ default: BookLink }),
  ),
)

export interface BookButtonProps {
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
