import { useEffect, useRef } from 'react'
import { browserApi } from '@/lib/api/browser'
import { markAttended } from '@/lib/api/bookings'
import type { LiveClass } from '@/lib/api/live-classes'
import { isAttending } from '@/lib/booking/booking-state'

/**
 * Records once that somebody with a booking came, while they are inside between the class's start
 * and its end. A failure stays silent and is tried again at the next visit (requirements 4.4).
 */
export function useAttendance(liveClass: LiveClass, now: number | null) {
  const told = useRef(false)
  const { booking } = liveClass
  const attends = now !== null && isAttending(liveClass, booking, now)

  useEffect(() => {
    if (!attends || !booking || told.current) return
    told.current = true
    void markAttended(browserApi, booking.id)
  }, [attends, booking])
}
