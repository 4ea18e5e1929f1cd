import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { recovering } from '@/hooks/recovering'
import { useRead } from '@/hooks/use-read'
import { browserApi } from '@/lib/api/browser'
import { getCalendarFeed, renewCalendarFeed } from '@/lib/api/calendar-feed'
import { swrKeys } from '@/lib/api/swr-keys'

/** The secret address of the member's bookings for calendar programs, and a way to renew it. */
export function useCalendarFeed() {
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)
  const feed = useRead(swrKeys.calendarFeed, () => getCalendarFeed(browserApi), recovering)

  /** Makes a new address; false when that failed. */
  async function renew(): Promise<boolean> {
    setBusy(true)
    const made = await renewCalendarFeed(browserApi)
    if (made.ok) await mutate(swrKeys.calendarFeed, made.data, { revalidate: false })
    setBusy(false)
    return made.ok
  }
  return { ...feed, busy, renew }
}
