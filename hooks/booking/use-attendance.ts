import { useEffect, useEffectEvent, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { browserApi } from '@/lib/api/browser'
import { markAttended } from '@/lib/api/bookings'
import type { LiveClass } from '@/lib/api/live-classes'
import { isAttending } from '@/lib/booking/booking-state'
import { swrKeys } from '@/lib/api/swr-keys'

/**
 * Records once that somebody with a booking came, while the class can be entered. A failure stays
 * silent and is tried again at the next visit (Specification 4).
 */
export function useAttendance(liveClass: LiveClass, now: number | null) {
  const { mutate } = useSWRConfig()
  const told = useRef(false)
  const { booking } = liveClass
  const attends = now !== null && isAttending(liveClass, booking, now)
  const tell = useEffectEvent(async () => {
    if (!booking) return
    const marked = await markAttended(browserApi, booking.id)
    // Whoever comes back to the class within this visit has come already.
    const known = { ...liveClass, booking: { ...booking, attended: true } }
    if (marked.ok) await mutate(swrKeys.liveClass(liveClass.id), known, { revalidate: false })
  })

  useEffect(() => {
    if (!attends || told.current) return
    told.current = true
    void tell()
  }, [attends])
}
