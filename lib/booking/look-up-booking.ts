import { browserApi } from '@/lib/api/browser'
import { type CallError, isTimeout, isUnanswered } from '@/lib/api/errors'
import { getLiveClass } from '@/lib/api/live-classes'
import { attempt } from '@/lib/api/result'
import { LOOK_UP_TIMEOUT_MS } from '@/lib/api/timeouts'

/** What a write is to come to: whether a spot in the class is held. */
export interface ExpectedBooking {
  liveClassId: number
  held: boolean
}

/**
 * What became of a write that ended in `error`: without an answer, as the class says it. What only took
 * too long may still be done after this look, so it is never called a failure.
 */
export async function lookUpBooking(
  error: CallError,
  { liveClassId, held }: ExpectedBooking,
): Promise<'done' | 'failed' | 'unconfirmed'> {
  if (!isUnanswered(error)) return 'failed'
  const found = await attempt(
    getLiveClass(browserApi, liveClassId, { timeoutMs: LOOK_UP_TIMEOUT_MS }),
  )
  if (!found.ok) return 'unconfirmed'
  if ((found.data.booking !== null) === held) return 'done'
  return isTimeout(error) ? 'unconfirmed' : 'failed'
}
