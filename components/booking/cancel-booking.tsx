'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { modalOnDemand } from '@/components/ui/modal/modal-on-demand'
import { toast } from '@/components/ui/toast/toast-store'
import { useBooking } from '@/hooks/booking/use-booking'
import type { BookingId } from '@/lib/api/bookings'
import { errorText } from '@/lib/api/error-text'
import type { LiveClass } from '@/lib/api/live-classes'
import { fill } from '@/lib/locale/fill'
import { formatTime } from '@/lib/time/dates'
import type { CancelTexts } from './booking-texts'

const Modal = modalOnDemand(() =>
  import('@/components/ui/modal/modal').then((module) => module.Modal),
)

interface CancelBookingProps {
  id: BookingId
  liveClass: LiveClass
  texts: CancelTexts
  size?: 'medium' | 'small'
}

/** Cancels a booking after a confirmation. */
export function CancelBooking({ id, liveClass, texts, size = 'small' }: CancelBookingProps) {
  const title = liveClass.sessionTitle
  const [asking, setAsking] = useState(false)
  const { busy, cancel } = useBooking()

  async function confirm() {
    const outcome = await cancel(id, liveClass)
    setAsking(false)
    if (outcome.kind === 'done') {
      toast({ kind: 'success', message: texts.cancelledToast })
    } else if (outcome.kind !== 'signed-out') {
      const failed = 'error' in outcome && errorText(outcome.error, texts.cancelError)
      toast({ kind: 'error', message: failed || texts.cancelUnconfirmed })
    }
  }

  return (
    <>
      <Button
        variant="ghost-secondary"
        size={size}
        aria-label={fill(texts.cancelNamed, { title })}
        onClick={() => setAsking(true)}
      >
        {texts.cancel}
      </Button>
      <Modal
        name="cancel-booking"
        open={asking}
        onClose={() => setAsking(false)}
        closeLabel={texts.close}
        title={fill(texts.cancelTitle, {
          title,
          time: formatTime(liveClass.startDateTime, texts.dates),
        })}
        description={texts.cancelQuestion}
        left={{ label: texts.keep, onClick: () => setAsking(false) }}
        right={{ label: texts.cancel, loading: busy, onClick: () => void confirm() }}
      />
    </>
  )
}
