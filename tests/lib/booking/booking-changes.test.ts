import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let changes: typeof import('@/lib/booking/booking-changes')
let otherTab: BroadcastChannel
const heard = vi.fn()

/** Another tab books; a message of our own tells when this one has heard of it. */
async function bookElsewhere() {
  const seen = new BroadcastChannel('bookings')
  const arrival = new Promise((resolve) => seen.addEventListener('message', resolve))
  otherTab.postMessage(null)
  await arrival
  await new Promise((resolve) => setTimeout(resolve))
  seen.close()
}

beforeEach(async () => {
  vi.resetModules()
  heard.mockReset()
  changes = await import('@/lib/booking/booking-changes')
  otherTab = new BroadcastChannel('bookings')
})
afterEach(() => otherTab.close())

it('a change in another tab is told to whoever listens, until they stop', async () => {
  const stop = changes.onBookingChange(heard)
  await bookElsewhere()
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  await bookElsewhere()
  expect(heard).toHaveBeenCalledTimes(1)
})

it('a change while bookings are read is told to the first who listens afterwards, once', async () => {
  changes.hearBookingChanges()
  await bookElsewhere()
  changes.onBookingChange(heard)
  expect(heard).toHaveBeenCalledTimes(1)
  const later = vi.fn()
  changes.onBookingChange(later)
  expect(later).not.toHaveBeenCalled()
})
