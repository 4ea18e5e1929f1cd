import { useEffect, useEffectEvent, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { browserApi } from '@/lib/api/browser'
import { markAttended } from '@/lib/api/bookings'
import type { LiveClass } from '@/lib/api/live-classes'
import { swrKeys } from '@/lib/api/swr-keys'
import { isAttending } from '@/lib/booking/is-attending'

/**
 * Records once that a member with a booking attended, while the class can be joined. A failure is
 * silent and retried at the next visit (Specification 4).
 */
export function useAttendance(liveClass: LiveClass, now: number | null) {
  const { mutate } = useSWRConfig()
  const told = useRef(false)
  const { booking } = liveClass
  const attends = now !== null && isAttending(liveClass, booking, now)
  const tell = useEffectEvent(async () => {
    if (!booking) return
    const marked = await markAttended(browserApi, booking.id)
    // Updates the cache, so that returning to the class within this visit does not record it again.
    const known = { ...liveClass, booking: { ...booking, attended: true } }
    if (marked.ok) await mutate(swrKeys.liveClass(liveClass.id), known, { revalidate: false })
  })

  useEffect(() => {
    if (!attends || told.current) return
    told.current = true
    void tell()
  }, [attends])
}
