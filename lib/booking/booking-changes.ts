import { forgetRows } from '@/lib/catalogue/empty-rows'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined
/** Whether a change was heard that nobody has listened to. */
let isMissed = false

// One channel for the whole page, because a channel does not receive its own messages but a second
// one of this page would.
function open() {
  if (channel) return channel
  channel = new BroadcastChannel('bookings')
  channel.addEventListener('message', () => {
    isMissed = listeners.size === 0
    for (const listener of [...listeners]) listener()
  })
  return channel
}

/**
 * Hears changes from now on, for listeners that come later: bookings that are being read may be
 * older than one. Browser only.
 */
export const hearBookingChanges = (): void => void open()

/** Notifies the other tabs of this browser that a spot was booked or canceled. Browser only. */
export function announceBooking(): void {
  forgetRows()
  open().postMessage(null)
}

/**
 * Calls back when another tab of this browser booked or canceled a spot, and at once when one did
 * while nobody listened; returns a function that unsubscribes.
 */
export function onBookingChange(listener: () => void): () => void {
  open()
  listeners.add(listener)
  if (isMissed) {
    isMissed = false
    listener()
  }
  return () => void listeners.delete(listener)
}
