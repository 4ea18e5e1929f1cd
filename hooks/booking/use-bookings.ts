import { useState } from 'react'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { type BookingsState, listBookings } from '@/lib/api/bookings'
import { listPages } from '@/lib/api/paging'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * One's own bookings, upcoming or past, of the first page and, as `loadMore` is called, of those after
 * it. Whenever they are asked for again, all of these are.
 */
export function useBookings(state: BookingsState) {
  const [pages, setPages] = useState(1)
  const bookings = useRead(
    swrKeys.bookings(state, pages),
    ([, asked, count]) =>
      listPages((page) => listBookings(browserApi, { state: asked, page }), count),
    { keepPreviousData: true },
  )
  return { ...bookings, loadMore: () => setPages(pages + 1) }
}
