import type { Booking } from '@/lib/api/bookings'
import type { Membership } from '@/lib/api/memberships'

/**
 * When a membership ends that is cancelled now: `now` when nothing more is paid for, else at the end
 * of the trial or of the paid period.
 */
export type CancelTerms = { when: 'now'; at: null } | { when: 'trial' | 'period'; at: string }

export function cancelTerms(membership: Membership, now: number): CancelTerms {
  const { status, inTrial, trialEndsAt, currentPeriodEnd, pause } = membership
  const isPaused = pause !== null && Date.parse(pause.startsAt) <= now
  const at = (inTrial ? trialEndsAt : null) ?? currentPeriodEnd
  if (status !== 'active' || isPaused || at === null) return { when: 'now', at: null }
  return { when: inTrial ? 'trial' : 'period', at }
}

/**
 * The booked classes that a member could no longer join once this membership has ended: those that
 * start at its end or later and that no other of their memberships covers.
 *
 * @param others the member's other memberships that go on
 */
export function bookingsAfterEnd(
  bookings: readonly Pick<Booking, 'status' | 'liveClass'>[],
  { at }: CancelTerms,
  others: readonly Pick<Membership, 'brand' | 'endsAt' | 'cancelAtPeriodEnd' | 'status'>[],
): number {
  const goesOn = others.filter(
    (other) => other.status === 'active' && other.endsAt === null && !other.cancelAtPeriodEnd,
  )
  return bookings.filter(({ status, liveClass }) => {
    const isCovered = goesOn.some(({ brand }) => !brand || brand.id === liveClass.brandData.id)
    const isAfter = at === null || Date.parse(at) <= Date.parse(liveClass.startDateTime)
    return status === 'booked' && isAfter && !isCovered
  }).length
}
