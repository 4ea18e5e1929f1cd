import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserApi } from '@/lib/api/browser'
import { type BookingId, cancelBooking, createBooking } from '@/lib/api/bookings'
import { type CallError, isApiError } from '@/lib/api/errors'
import type { LiveClass } from '@/lib/api/live-classes'
import { announceBooking } from '@/lib/booking/booking-changes'
import type { ExpectedBooking } from '@/lib/booking/look-up-booking'
import { reportError } from '@/lib/reports/browser-reports'
import { track } from '@/lib/tracking/track'
import { isBookingKey } from '@/lib/api/swr-keys'

export type BookingOutcome =
  | { kind: 'done' }
  /** No subscription covers the class: the separate callback of the specification (8). */
  | { kind: 'forbidden'; error: CallError }
  /** The session is over; the page itself leads to the login. */
  | { kind: 'signed-out' }
  /** No answer came, and nobody can tell whether it was done. */
  | { kind: 'unconfirmed' }
  | { kind: 'failed'; error: CallError }

type Written = { ok: true } | { ok: false; error: CallError }

/**
 * Takes and gives back a spot. Whatever comes of it, also when no answer came, everything that shows
 * classes or bookings asks again, here and in other tabs, so that it ends in what is true.
 */
export function useBooking() {
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)

  async function run(write: () => Promise<Written>, becomes: ExpectedBooking) {
    setBusy(true)
    // Fetched meanwhile: where it is needed, the network is slow.
    const lookUp = loadLookUp()
    const result = await write()
    const outcome = await outcomeOf(result, becomes, lookUp)
    announceBooking()
    const refreshed = mutate(isBookingKey)
    // It is told at once; after a success the button waits for what is true now.
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
