import useSWR from 'swr'
import { readOnce } from '@/hooks/read-once'
import { browserApi } from '@/lib/api/browser'
import { type BookingsState, listBookings } from '@/lib/api/bookings'

/** One's own bookings, upcoming or past; null asks for none. */
export function useBookings(state: BookingsState | null) {
  const { data, error, mutate, isLoading } = useSWR(
    state && ['bookings', state],
    ([, asked]: [string, BookingsState]) => listBookings(browserApi, { state: asked }),
    readOnce,
  )
  return {
    bookings: data?.data ?? null,
    error: error as unknown,
    isLoading,
    retry: () => void mutate(),
  }
}
