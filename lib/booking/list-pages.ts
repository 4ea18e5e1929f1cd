import { type Booking, type BookingsState, listBookings } from '@/lib/api/bookings'
import type { Api } from '@/lib/api/client'
import type { Page } from '@/lib/api/paging'

/** The bookings of so many pages of their list, from the first on, one after the other. */
export async function listPages(api: Api, state: BookingsState, count: number) {
  const bookings: Booking[] = []
  let next: number | null = 1
  for (let read = 0; read < count && next !== null; read += 1) {
    const { data, paging }: Page<Booking> = await listBookings(api, { state, page: next })
    bookings.push(...data)
    next = paging.nextPage
  }
  return { bookings, hasMore: next !== null }
}
