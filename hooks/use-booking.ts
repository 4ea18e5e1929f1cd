import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserApi } from '@/lib/api/browser'
import { type BookingId, cancelBooking, createBooking } from '@/lib/api/bookings'
import { type CallError, isApiError } from '@/lib/api/errors'
import { announceBooking } from '@/lib/booking/booking-elsewhere'

export type BookingOutcome =
  | { kind: 'done' }
  /** No subscription covers the class: the separate callback of the specification (8). */
  | { kind: 'forbidden'; error: CallError }
  /** The session is over. */
  | { kind: 'signed-out' }
  | { kind: 'failed'; error: CallError }

const shared = new Set(['live-classes', 'live-class', 'bookings'])

/**
 * Takes and gives back a spot. Whatever comes of it, also when no answer came, everything that shows
 * classes or bookings asks again, here and in other tabs, so that it ends in what is true.
 */
export function useBooking() {
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)

  async function run(write: () => Promise<{ ok: true } | { ok: false; error: CallError }>) {
    setBusy(true)
    const result = await write()
    announceBooking()
    const refreshed = mutate((key) => Array.isArray(key) && shared.has(String(key[0])))
    // A refusal is told at once; after a success the button waits for what is true now.
    if (result.ok) await refreshed
    setBusy(false)
    return outcome(result)
  }

  return {
    busy,
    book: (liveClassId: number) => run(() => createBooking(browserApi, liveClassId)),
    cancel: (id: BookingId) => run(() => cancelBooking(browserApi, id)),
  }
}

function outcome(result: { ok: true } | { ok: false; error: CallError }): BookingOutcome {
  if (result.ok) return { kind: 'done' }
  const { error } = result
  if (isApiError(error) && error.status === 401) return { kind: 'signed-out' }
  if (isApiError(error) && error.status === 403) return { kind: 'forbidden', error }
  return { kind: 'failed', error }
}
