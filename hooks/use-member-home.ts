import { useLayoutEffect, useState } from 'react'
import { summaryOnly, useActivities } from '@/hooks/activity/use-activities'
import { useFirstName } from '@/hooks/activity/use-first-name'
import { useBookings } from '@/hooks/booking/use-bookings'
import { useOpenVideos } from '@/hooks/catalogue/use-open-videos'
import { useRecommended } from '@/hooks/catalogue/use-recommended'
import { useMemberLine } from '@/hooks/offers/use-member-line'
import { areRowsUnknown, noteRowsKnown, ROWS_WAIT_MS } from '@/lib/catalogue/empty-rows'
import { useLate } from './use-late'

/**
 * Whether the personal rows of the home page can be shown. Where nothing is known of them from an
 * earlier visit, they are shown all at once, so that none of them moves another.
 */
export function useMemberHome(): boolean {
  const [waits] = useState(areRowsUnknown)
  const name = useFirstName()
  const isKnown =
    [
      useMemberLine(),
      useBookings('upcoming'),
      useOpenVideos(),
      useActivities(summaryOnly),
      useRecommended(),
    ].every(({ status }) => status !== 'loading') && name !== undefined
  const isLate = useLate(waits && !isKnown, ROWS_WAIT_MS)
  useLayoutEffect(() => {
    if (isKnown) noteRowsKnown()
  }, [isKnown])
  return !waits || isKnown || isLate
}
