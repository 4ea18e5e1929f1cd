'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { onDemand } from '@/components/ui/on-demand'
import { toast } from '@/components/ui/toast/toast-store'
import { type BookingOutcome, useBooking } from '@/hooks/booking/use-booking'
import { useAccess } from '@/hooks/entitlement/use-access'
import { usePendingAction } from '@/hooks/use-pending-action'
import { useRestoreFocus } from '@/hooks/use-restore-focus'
import { errorText } from '@/lib/api/error-text'
import type { CallError } from '@/lib/api/errors'
import { bookAction, isPlanAction } from '@/lib/entitlement/primary-action'
import { fill } from '@/lib/locale/fill'
import { linksFrom, type PageContext } from '@/lib/routing/links'
import type { LiveClass } from '@/lib/api/live-classes'
import type { BookingState } from '@/lib/booking/booking-state'
import type { BookingTexts } from './booking-texts'

export interface BookButtonProps {
  liveClass: LiveClass
  context: PageContext
  texts: BookingTexts
  /** Null in the server's HTML, where the current time is unknown. */
  now: number | null
  isGuest: boolean
  size?: 'medium' | 'small'
}

export type BookActionProps = BookButtonProps & Pick<BookingState, 'action' | 'canCancel'>

const CancelBooking = onDemand(() =>
  import('./cancel-booking').then((module) => module.CancelBooking),
)
const WaitlistAction = onDemand(() =>
  import('./waitlist-action').then((module) => module.WaitlistAction),
)
const ConflictNote = onDemand(() => import('./conflict-note').then((module) => module.ConflictNote))
const RefusalModal = modalOnDemand(() =>
  import('@/components/entitlement/refusal-modal').then((module) => module.RefusalModal),
)

/** Books a spot in a class, joins with it, or cancels it. */
export function BookForMember(props: BookActionProps) {
  const focusProps = useRestoreFocus()
  return (
    <span style={{ display: 'contents' }} {...focusProps}>
      <SpotAction {...props} />
    </span>
  )
}

function SpotAction(props: BookActionProps) {
  const { liveClass, context, texts, size, action, canCancel } = props
  const { busy, book } = useBooking()
  const router = useRouter()
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const to = linksFrom(context)
  const here = to('live-class-detail', { id: liveClass.id })
  const inside = to('live-class-fullscreen', { id: liveClass.id })
  const { sessionTitle: title, booking } = liveClass
  const isEntry = action === 'enter'
  const first = bookAction(useAccess(liveClass.brandData.id), action)
  const words = size === 'small' ? texts.toBookInList : texts.toBook
  const label = isPlanAction(first) ? words[first] : undefined

  const pendingAction = { kind: action === 'wait' ? 'wait' : 'book', id: liveClass.id } as const

  function tell(outcome: BookingOutcome) {
    if (outcome.kind === 'done') {
      toast({ kind: 'success', message: texts.bookedToast })
      if (isEntry) router.push(inside)
    } else if (outcome.kind === 'forbidden') {
      setRefusal(outcome.error)
    } else if (outcome.kind !== 'signed-out') {
      const failed = outcome.kind === 'failed' && errorText(outcome.error, texts.bookError)
      toast({ kind: 'error', message: failed || texts.bookUnconfirmed })
    }
  }

  const bookNow = () => void book(liveClass).then(tell)
  // On the page of the class, where a guest who pressed the button comes back to. Who wanted to wait
  // for a spot gets one that has become free meanwhile.
  const isPage = size === 'medium'
  const canBook = action === 'book' || action === 'enter'
  usePendingAction({ kind: 'book', id: liveClass.id }, isPage && canBook, bookNow)
  usePendingAction({ kind: 'wait', id: liveClass.id }, isPage && action === 'book', bookNow)

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
        {canCancel && booking && (
          <CancelBooking id={booking.id} liveClass={liveClass} texts={texts} size={size} />
        )}
      </span>
    )
  }
  if (action === 'conflict' && liveClass.conflict)
    return <ConflictNote conflict={liveClass.conflict} context={context} texts={texts} />
  return (
    <>
      {action === 'wait' || action === 'waiting' ? (
        <WaitlistAction
          liveClass={liveClass}
          texts={texts}
          size={size}
          label={label}
          onForbidden={setRefusal}
        />
      ) : (
        <Button
          size={size}
          // Primary buttons would be too prominent in a list of forty classes.
          variant={size === 'small' ? 'secondary' : 'primary'}
          loading={busy}
          aria-label={
            label
              ? `${label}, ${title}`
              : fill(isEntry ? texts.joinNowTitle : texts.bookTitle, { title })
          }
          onClick={bookNow}
        >
          {label ?? (isEntry ? texts.joinNow : texts.book)}
        </Button>
      )}
      <RefusalModal
        error={refusal}
        open={refusal !== null}
        brand={liveClass.brandData}
        context={context}
        here={here}
        pendingAction={pendingAction}
        texts={texts.refusal}
        onClose={() => setRefusal(null)}
      />
    </>
  )
}
