import { useEffect, useEffectEvent } from 'react'
import { onBookingChange } from '@/lib/booking/booking-changes'
import { startLiveRefresh } from '@/lib/browser/live-refresh'

/**
 * Keeps classes and bookings on a page up to date: calls `ask` at once when another tab books or
 * cancels, and periodically for what other people do. Null does nothing.
 */
export function useLiveRefresh(ask: (() => void) | null) {
  const isWanted = ask !== null
  const again = useEffectEvent(() => ask?.())

  useEffect(() => {
    if (!isWanted) return
    const stops = [startLiveRefresh(() => again()), onBookingChange(() => again())]
    return () => stops.forEach((stop) => stop())
  }, [isWanted])
}
