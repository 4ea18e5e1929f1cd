import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserApi } from '@/lib/api/browser'
import { type BookingId, cancelBooking, createBooking } from '@/lib/api/bookings'
import type { CallError } from '@/lib/api/errors'
import { isApiError } from '@/lib/api/error-kinds'
import type { LiveClass } from '@/lib/api/live-classes'
import { announceBooking } from '@/lib/booking/booking-changes'
import type { ExpectedBooking } from '@/lib/booking/look-up-booking'
import { reportError } from '@/lib/reports/browser-reports'
import { track } from '@/lib/tracking/track'
import { isBookingKey } from '@/lib/api/swr-keys'

export type BookingOutcome =
  | { kind: 'done' }
  /** No subscription covers the class; Specification 8 requires a separate callback. */
  | { kind: 'forbidden'; error: CallError }
  /** The session has ended; the page itself redirects to the login. */
  | { kind: 'signed-out' }
  /** No response arrived, and the outcome is unknown. */
  | { kind: 'unconfirmed' }
  | { kind: 'failed'; error: CallError }

type Written = { ok: true } | { ok: false; error: CallError }

/**
 * Books and cancels spots. Whatever the outcome, even without a response, everything that shows
 * classes or bookings is refreshed, here and in other tabs, so that it shows the actual state.
 */
export function useBooking() {
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)

  async function run(write: () => Promise<Written>, becomes: ExpectedBooking) {
    setBusy(true)
    // Loaded during the request, because the lookup is needed when the network is slow.
    const lookUp = loadLookUp()
    const result = await write()
    const outcome = await outcomeOf(result, becomes, lookUp)
    announceBooking()
    const refreshed = mutate(isBookingKey)
    // The outcome is shown at once; after a success the button waits for the refreshed data.
    if (outcome.kind === 'done') void refreshed.finally(() => setBusy(false))
    else setBusy(false)
    return outcome
  }

  return {
    busy,
    async book(liveClass: LiveClass) {
      const becomes = { liveClassId: liveClass.id, held: true }
      const outcome = await run(() => createBooking(browserApi, liveClass.id), becomes)
      if (outcome.kind === 'done') track('Live Class Booked', { liveClass })
      return outcome
    },
    async cancel(id: BookingId, liveClass: LiveClass) {
      const becomes = { liveClassId: liveClass.id, held: false }
      const outcome = await run(() => cancelBooking(browserApi, id), becomes)
      if (outcome.kind === 'done') track('Live Class Booking Cancelled', { liveClass })
      return outcome
    },
  }
}

async function loadLookUp() {
  try {
    return (await import('@/lib/booking/look-up-booking')).lookUpBooking
  } catch (error) {
    reportError(error)
    return null
  }
}

async function outcomeOf(
  result: Written,
  becomes: ExpectedBooking,
  lookUp: ReturnType<typeof loadLookUp>,
): Promise<BookingOutcome> {
  if (result.ok) return { kind: 'done' }
  const { error } = result
  const status = isApiError(error) ? error.status : 0
  if (status === 401) return { kind: 'signed-out' }
  if (status === 403) return { kind: 'forbidden', error }
  if (status >= 400 && status < 500) return { kind: 'failed', error }
  const kind = (await (await lookUp)?.(error, becomes)) ?? 'unconfirmed'
  return kind === 'failed' ? { kind, error } : { kind }
}
