import { useState } from 'react'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { listLinkedUsers } from '@/lib/api/associated-users'
import { browserApi } from '@/lib/api/browser'
import { listPages } from '@/lib/api/list-pages'
import { listStudioBookings } from '@/lib/api/studio-bookings'
import { swrKeys } from '@/lib/api/swr-keys'

/** The member's classes in studios, and whether a studio is linked at all. */
export function useStudioBookings() {
  const [pages, setPages] = useState(1)
  const read = useRead(
    swrKeys.studioBookings(pages),
    async ([, count]) => {
      const [bookings, linked] = await Promise.all([
        listPages((page) => listStudioBookings(browserApi, { page }), count),
        listLinkedUsers(browserApi),
      ])
      return { ...bookings, isLinked: bookings.items.length > 0 || linked.data.length > 0 }
    },
    { ...recovering, keepPreviousData: true },
  )
  return { ...read, loadMore: () => setPages(pages + 1) }
}
