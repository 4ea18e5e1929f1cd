import type { Api } from './client'
import { liveClass } from './live-classes'
import { type Page, page } from './paging'
import { attempt } from './result'
import {
  boolean,
  id,
  integer,
  nothing,
  object,
  oneOf,
  orNull,
  type Infer,
  single,
  time,
} from './schema'

export const booking = object({
  id,
  liveClassId: integer,
  attended: boolean,
  status: oneOf('booked', 'cancelled'),
  createdAt: time,
  movedFrom: orNull(time),
  liveClass,
})
/**
 * A spot in a live class. `movedFrom` is the start that it was booked for, once the studio has moved
 * the class. Specification 3 and 4.
 */
export type Booking = Infer<typeof booking>
export type BookingId = Booking['id']
export type BookingsState = 'upcoming' | 'past'

export function listBookings(
  api: Api,
  query: { state: BookingsState; page?: number; perPage?: number },
): Promise<Page<Booking>> {
  return api.get('/v1/bookings', { query, decode: page(booking) })
}

/**
 * Books a spot. Status 403 means that the member has no subscription for it. Specification 7 and 8.
 */
export function createBooking(api: Api, liveClassId: number) {
  return attempt(
    api.post('/v1/bookings', { body: { booking: { liveClassId } }, decode: single(booking) }),
  )
}

/** Cancels a booking and frees its spot. Specification 4. */
export function cancelBooking(api: Api, id: BookingId) {
  return attempt(api.delete(`/v1/bookings/${encodeURIComponent(id)}`, { decode: nothing }))
}

/** Records that the member attended. Specification 4. */
export function markAttended(api: Api, id: BookingId) {
  return attempt(
    api.put(`/v1/bookings/${encodeURIComponent(id)}`, {
      body: { attended: true },
      wanted: false,
      decode: nothing,
    }),
  )
}
