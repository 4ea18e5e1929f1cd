let channel: BroadcastChannel | undefined

// One for the whole page: a channel does not hear itself, but would hear its twin.
const open = () => (channel ??= new BroadcastChannel('bookings'))

/** Tells the other pages of this browser that a spot was taken or given back. Browser only. */
export function announceBooking(): void {
  open().postMessage(null)
}

/** Calls back when another page of this browser took a spot or gave one back; returns the way to stop. */
export function onBookingChange(listener: () => void): () => void {
  const heard = open()
  heard.addEventListener('message', listener)
  return () => heard.removeEventListener('message', listener)
}
