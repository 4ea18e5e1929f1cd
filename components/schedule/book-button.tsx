'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { onDemand } from '@/components/ui/on-demand'
import { toast } from '@/components/ui/toast/toast-store'
import { type BookingOutcome, useBooking } from '@/hooks/use-booking'
import { useHeirFocus } from '@/hooks/use-heir-focus'
import { errorText } from '@/lib/api/error-text'
import type { LiveClass } from '@/lib/api/live-classes'
import { bookingState } from '@/lib/booking/booking-state'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type Place } from '@/lib/routing/links'
import type { BookingTexts } from './booking-texts'

const CancelBooking = onDemand(() =>
  import('./cancel-booking').then((module) => module.CancelBooking),
)
const NextLink = onDemand(() => import('./next-link').then((module) => module.NextLink))
const LeadModal = modalOnDemand(() =>
  import('@/components/ui/modal/lead-modal').then((module) => module.LeadModal),
)

interface BookButtonProps {
  liveClass: LiveClass
  place: Place
  texts: BookingTexts
  /** Null in the server's HTML, which knows no present. */
  now: number | null
  isGuest: boolean
  size?: 'medium' | 'small'
}

/** The one thing to do with a live class: book it, join it, or see when it comes next. */
export function BookButton(props: BookButtonProps) {
  const heirFocus = useHeirFocus()
  return (
    <span style={{ display: 'contents' }} {...heirFocus}>
      <BookAction {...props} />
    </span>
  )
}

function BookAction({ liveClass, place, texts, now, isGuest, size = 'small' }: BookButtonProps) {
  const { busy, book } = useBooking()
  const router = useRouter()
  const [refusal, setRefusal] = useState<string | null>(null)
  const to = linksFrom(place)
  const here = to('live-class-detail', { id: liveClass.id })
  const inside = to('live-class-fullscreen', { id: liveClass.id })
  const loginHref = to('login', { onSignInRedirectTo: here })
  const title = liveClass.sessionTitle
  // In a list forty of them would shout.
  const variant = size === 'small' ? 'secondary' : 'primary'
  const { action, canCancel } = bookingState(liveClass, liveClass.booking !== null, now ?? 0)

  function tell(outcome: BookingOutcome) {
    if (outcome.kind === 'done') {
      toast({ kind: 'success', message: texts.bookedToast })
      if (action === 'enter') router.push(inside)
    } else if (outcome.kind === 'forbidden') {
      setRefusal(errorText(outcome.error, texts.forbidden))
    } else if (outcome.kind !== 'signed-out') {
      const failed = outcome.kind === 'failed' && errorText(outcome.error, texts.bookError)
      toast({ kind: 'error', message: failed || texts.bookUnconfirmed })
    }
  }

  const { nextLiveClass } = liveClass
  if (action === 'closed' && size === 'small' && nextLiveClass)
    return <NextLink next={nextLiveClass} {...{ title, texts, place }} />
  if (action === 'full' || action === 'closed' || action === 'ended')
    return <Badge>{texts[action]}</Badge>
  // Whether a class has begun is for the browser to say; until then it is only named.
  if (now === null)
    return (
      <ButtonLink size={size} variant={variant} href={here}>
        {texts.book}
      </ButtonLink>
    )
  if (action === 'join') {
    return (
      <ButtonLink size={size} href={inside} aria-label={fill(texts.joinTitle, { title })}>
        {texts.join}
      </ButtonLink>
    )
  }
  if (action === 'booked') {
    return (
      <span className="booked">
        <Badge tone="success">{texts.booked}</Badge>
        {canCancel && liveClass.booking && (
          <CancelBooking
            id={liveClass.booking.id}
            liveClass={liveClass}
            texts={texts}
            size={size}
          />
        )}
      </span>
    )
  }
  const isEntry = action === 'enter'
  const name = isEntry ? texts.joinNow : texts.book
  const label = fill(isEntry ? texts.joinNowTitle : texts.bookTitle, { title })
  if (isGuest) {
    // Every class has a login of its own, so each row in view would ask for it.
    return (
      <ButtonLink
        size={size}
        variant={variant}
        href={loginHref}
        prefetch={false}
        aria-label={label}
      >
        {name}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        size={size}
        variant={variant}
        loading={busy}
        aria-label={label}
        onClick={() => void book(liveClass).then(tell)}
      >
        {name}
      </Button>
      <LeadModal
        name="subscribe"
        open={refusal !== null}
        description={refusal ?? ''}
        texts={texts.subscribeModal}
        href={to('plan-selector', { onSuccessPurchase: here, onBack: here })}
        onClose={() => setRefusal(null)}
      />
    </>
  )
}
