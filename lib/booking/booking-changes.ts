import { forgetRows } from '@/lib/catalogue/empty-rows'

let channel: BroadcastChannel | undefined

// One channel for the whole page, because a channel does not receive its own messages but a second
// one of this page would.
const open = () => (channel ??= new BroadcastChannel('bookings'))

/** Notifies the other tabs of this browser that a spot was booked or canceled. Browser only. */
export function announceBooking(): void {
  forgetRows()
  open().postMessage(null)
}

/**
 * Calls back when another tab of this browser booked or canceled a spot; returns a function that
 * unsubscribes.
 */
export function onBookingChange(listener: () => void): () => void {
  const heard = open()
  heard.addEventListener('message', listener)
  return () => heard.removeEventListener('message', listener)
}
