import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { listBookings } from '@/lib/api/bookings'
import { swrKeys } from '@/lib/api/swr-keys'

/** The member's next booked classes; more than a hundred are not looked at. */
export const useBookingsAhead = () =>
  useRead(
    swrKeys.bookingsAhead,
    async () => (await listBookings(browserApi, { state: 'upcoming', perPage: 100 })).data,
    { ...recovering, revalidateOnMount: true },
  )
