import { useEffect, useEffectEvent } from 'react'
import { onBookingChange } from '@/lib/booking/booking-changes'
import { startLiveRefresh } from '@/lib/browser/live-refresh'

/**
 * Keeps what a page shows of classes and bookings true without a reload: `ask` is called at once when
 * another tab books or cancels, and with the live beat for what others do. Null asks for nothing.
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
