import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast/toast-store'
import { useBooking } from '@/hooks/booking/use-booking'
import { useAccess } from '@/hooks/entitlement/use-access'
import { errorText } from '@/lib/api/error-text'
import type { CallError } from '@/lib/api/errors'
import type { LiveClass } from '@/lib/api/live-classes'
import { bookAction, isPlanAction } from '@/lib/entitlement/primary-action'
import type { LiveStageTexts } from './stage-texts'

interface BookAndJoinProps {
  liveClass: LiveClass
  /** The class is on: whoever books it is in it. */
  isOn: boolean
  texts: LiveStageTexts
  /** No plan covers the class; called with the provider's refusal. */
  onForbidden: (error: CallError) => void
}

/** Books a spot on the stage itself, which then lets the member join. */
export function BookAndJoin({ liveClass, isOn, texts, onForbidden }: BookAndJoinProps) {
  const { busy, book } = useBooking()
  const action = bookAction(useAccess(liveClass.brandData.id), isOn ? 'enter' : 'book')
  const label = isOn ? texts.joinNow : texts.book

  async function take() {
    const outcome = await book(liveClass)
    if (outcome.kind === 'done') {
      toast({ kind: 'success', message: texts.bookedToast })
    } else if (outcome.kind === 'forbidden') {
      onForbidden(outcome.error)
    } else if (outcome.kind !== 'signed-out') {
      const failed = outcome.kind === 'failed' && errorText(outcome.error, texts.bookError)
      toast({ kind: 'error', message: failed || texts.bookUnconfirmed })
    }
  }

  return (
    <Button loading={busy} onClick={() => void take()}>
      {isPlanAction(action) ? texts.toBook[action] : label}
    </Button>
  )
}
