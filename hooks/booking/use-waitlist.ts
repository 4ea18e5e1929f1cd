import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserApi } from '@/lib/api/browser'
import { hasNoResponse, isApiError } from '@/lib/api/error-kinds'
import type { CallError } from '@/lib/api/errors'
import { isBookingKey } from '@/lib/api/swr-keys'
import { changeWaitlist, joinWaitlist, leaveWaitlist, type WaitlistEntry } from '@/lib/api/waitlist'
import { announceBooking } from '@/lib/booking/booking-changes'
import type { BookingOutcome } from './use-booking'

type Written = { ok: true } | { ok: false; error: CallError }

/**
 * Joins, changes and leaves waitlists. Whatever the outcome, everything that shows classes or
 * bookings is refreshed before the button is free again, so that it shows the actual state.
 */
export function useWaitlist() {
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)

  async function run(write: () => Promise<Written>): Promise<BookingOutcome> {
    setBusy(true)
    const result = await write()
    announceBooking()
    await mutate(isBookingKey).catch(() => undefined)
    setBusy(false)
    return outcomeOf(result)
  }

  return {
    busy,
    join: (liveClassId: number) => run(() => joinWaitlist(browserApi, liveClassId)),
    change: (entry: WaitlistEntry['id'], minutes: number) =>
      run(() => changeWaitlist(browserApi, entry, minutes)),
    leave: (entry: WaitlistEntry['id']) => run(() => leaveWaitlist(browserApi, entry)),
  }
}

function outcomeOf(result: Written): BookingOutcome {
  if (result.ok) return { kind: 'done' }
  const { error } = result
  const status = isApiError(error) ? error.status : 0
  if (status === 401) return { kind: 'signed-out' }
  if (status === 403) return { kind: 'forbidden', error }
  return hasNoResponse(error) ? { kind: 'unconfirmed' } : { kind: 'failed', error }
}
