import { ButtonLink } from '@/components/ui/button-link'
import type { BookingState } from '@/lib/booking/booking-state'
import { fill } from '@/lib/locale/fill'
import { linksFrom } from '@/lib/routing/links'
import type { BookButtonProps } from './book-button'

export type BookActionProps = BookButtonProps & Pick<BookingState, 'action' | 'canCancel'>

/**
 * The way to a spot for who cannot take one here: for guests by the login, which leads back to the
 * class; for who is not known yet by the page of the class.
 */
export function BookLink({ liveClass, context, texts, isGuest, size, action }: BookActionProps) {
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
