import { useEffect, useState } from 'react'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { type BookingsState, listBookings } from '@/lib/api/bookings'
import { listPages } from '@/lib/api/list-pages'
import { swrKeys } from '@/lib/api/swr-keys'
import { listWaitlist } from '@/lib/api/waitlist'
import { hearBookingChanges } from '@/lib/booking/booking-changes'

/**
 * The member's upcoming or past bookings: the first page and one more page per call of `loadMore`.
 * A refresh reloads all loaded pages.
 */
export function useBookings(state: BookingsState) {
  const [pages, setPages] = useState(1)
  useEffect(hearBookingChanges, [])
  const bookings = useRead(
    swrKeys.bookings(state, pages),
    ([, asked, count]) =>
      listPages((page) => listBookings(browserApi, { state: asked, page }), count),
    { ...recovering, keepPreviousData: true },
  )
  return { ...bookings, loadMore: () => setPages(pages + 1) }
}

/** The waitlists that the member is on. `isWanted` false asks for nothing. */
export const useWaitlistEntries = (isWanted: boolean) =>
  useRead(isWanted ? swrKeys.waitlist : null, () => listWaitlist(browserApi), {
    ...recovering,
    keepPreviousData: true,
  })
