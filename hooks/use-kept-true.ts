import { useEffect, useEffectEvent } from 'react'
import { onBookingElsewhere } from '@/lib/booking/booking-elsewhere'
import { startBeat } from '@/lib/live-beat'

/**
 * Keeps what a page shows of classes and bookings true without a reload: `ask` is called at once when
 * another tab books or cancels, and with the live beat for what others do. Null asks for nothing.
 */
export function useKeptTrue(ask: (() => void) | null) {
  const isWanted = ask !== null
  const again = useEffectEvent(() => ask?.())

  useEffect(() => {
    if (!isWanted) return
    const stops = [startBeat(() => again()), onBookingElsewhere(() => again())]
    return () => stops.forEach((stop) => stop())
  }, [isWanted])
}
