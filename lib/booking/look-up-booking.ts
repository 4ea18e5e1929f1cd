import { browserApi } from '@/lib/api/browser'
import type { CallError } from '@/lib/api/errors'
import { isTimeout, hasNoResponse } from '@/lib/api/error-kinds'
import { getLiveClass } from '@/lib/api/live-classes'
import { attempt } from '@/lib/api/result'
import { LOOK_UP_TIMEOUT_MS } from '@/lib/api/timeouts'

/** The outcome a write should have: whether the user holds a spot in the class. */
export interface ExpectedBooking {
  liveClassId: number
  held: boolean
}

/**
 * The outcome of a write that ended in `error`. When no response arrived, it reads the class to
 * find out. A write that timed out may still be executed after this read, so it is never reported
 * as failed.
 */
export async function lookUpBooking(
  error: CallError,
  { liveClassId, held }: ExpectedBooking,
): Promise<'done' | 'failed' | 'unconfirmed'> {
  if (!hasNoResponse(error)) return 'failed'
  const found = await attempt(
    getLiveClass(browserApi, liveClassId, { timeoutMs: LOOK_UP_TIMEOUT_MS }),
  )
  if (!found.ok) return 'unconfirmed'
  if ((found.data.booking !== null) === held) return 'done'
  return isTimeout(error) ? 'unconfirmed' : 'failed'
}
