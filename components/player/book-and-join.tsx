import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast/toast-store'
import { useBooking } from '@/hooks/booking/use-booking'
import { errorText } from '@/lib/api/error-text'
import type { LiveClass } from '@/lib/api/live-classes'
import type { LiveStageTexts } from './stage-texts'

interface BookAndJoinProps {
  liveClass: LiveClass
  /** The class is on: whoever books it is in it. */
  isOn: boolean
  texts: LiveStageTexts
  /** No plan covers the class; called with the provider's message. */
  onForbidden: (message: string) => void
}

/** Books a spot on the stage itself, which then lets the member join. */
export function BookAndJoin({ liveClass, isOn, texts, onForbidden }: BookAndJoinProps) {
  const { busy, book } = useBooking()

  async function take() {
    const outcome = await book(liveClass)
    if (outcome.kind === 'done') {
      toast({ kind: 'success', message: texts.bookedToast })
    } else if (outcome.kind === 'forbidden') {
      onForbidden(errorText(outcome.error, ''))
    } else if (outcome.kind !== 'signed-out') {
      const failed = outcome.kind === 'failed' && errorText(outcome.error, texts.bookError)
      toast({ kind: 'error', message: failed || texts.bookUnconfirmed })
    }
  }

  return (
    <Button loading={busy} onClick={() => void take()}>
      {isOn ? texts.joinNow : texts.book}
    </Button>
  )
}
