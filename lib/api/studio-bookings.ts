import type { Api } from './client'
import { type Page, page } from './paging'
import { id, type Infer, object, oneOf, orNull, string, time } from './schema'
import { brandRef } from './references'

const studioBooking = object({
  id,
  title: string,
  instructorName: orNull(string),
  startsAt: time,
  endsAt: time,
  status: oneOf('booked', 'attended', 'cancelled'),
  studio: object({ id, name: string, city: orNull(string), timeZone: orNull(string) }),
  brand: orNull(brandRef),
})
/** A class in a studio, from the studio's own records. */
export type StudioBooking = Infer<typeof studioBooking>

/** The member's classes in their linked studios, the latest first. */
export function listStudioBookings(
  api: Api,
  query: { page?: number },
): Promise<Page<StudioBooking>> {
  return api.get('/v1/studio_bookings', { query, decode: page(studioBooking) })
}
