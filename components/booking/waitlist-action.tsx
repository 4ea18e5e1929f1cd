'use client'

import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast/toast-store'
import { useWaitlist } from '@/hooks/booking/use-waitlist'
import { usePendingAction } from '@/hooks/use-pending-action'
import { errorText } from '@/lib/api/error-text'
import type { CallError } from '@/lib/api/errors'
import type { LiveClass } from '@/lib/api/live-classes'
import { fill } from '@/lib/locale/fill'
import type { BookingTexts } from './booking-texts'
import { WaitlistPlace } from './waitlist-place'

interface WaitlistActionProps {
  liveClass: LiveClass
  texts: BookingTexts
  size?: 'medium' | 'small'
  /** Replaces the label where something has to happen before. */
  label?: string
  /** Called with the provider's refusal when no plan covers the class. */
  onForbidden: (error: CallError) => void
}

/** Joins the waitlist of a full class; for whoever is on it, their place in line. */
export function WaitlistAction(props: WaitlistActionProps) {
  const { liveClass, texts, size, label, onForbidden } = props
  const { busy, join } = useWaitlist()
  const { id, sessionTitle: title, waitlist } = liveClass

  // On the page of the class, where a guest who pressed the button comes back to; for somebody who
  // waits already, joining changes nothing.
  usePendingAction({ kind: 'wait', id }, size === 'medium', () => void joinNow())

  async function joinNow() {
    const outcome = await join(id)
    if (outcome.kind === 'done') toast({ kind: 'success', message: texts.waitlist.joinedToast })
    else if (outcome.kind === 'forbidden') onForbidden(outcome.error)
    else if (outcome.kind !== 'signed-out') {
      const failed = outcome.kind === 'failed' && errorText(outcome.error, texts.waitlist.failed)
      toast({ kind: 'error', message: failed || texts.waitlist.unconfirmed })
    }
  }

  if (waitlist)
    return <WaitlistPlace place={waitlist} liveClass={liveClass} texts={texts} size={size} />
  return (
    <>
      <Button
        size={size}
        variant={size === 'small' ? 'secondary' : 'primary'}
        loading={busy}
        aria-label={label ? `${label}, ${title}` : fill(texts.waitlist.joinTitle, { title })}
        onClick={() => void joinNow()}
      >
        {label ?? texts.waitlist.join}
      </Button>
      {size !== 'small' && !label && <p className="ui-soft">{texts.waitlist.how}</p>}
    </>
  )
}
