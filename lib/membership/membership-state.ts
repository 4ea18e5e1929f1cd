import type { Membership } from '@/lib/api/memberships'

/**
 * How a membership stands, most urgent first: a payment is missing; it has ended; it ends at `at`;
 * it is paused until `at`; it will be paused from `at` until `until`; its trial lasts until `at`; or
 * it simply goes on.
 */
export type MembershipState =
  | { kind: 'pastDue' | 'active' }
  | { kind: 'ended' | 'trial'; at: string | null }
  | { kind: 'ending' | 'paused'; at: string }
  | { kind: 'pausing'; at: string; until: string }

/** The state of a membership at `now`, in milliseconds since 1970. */
export function membershipState(membership: Membership, now: number): MembershipState {
  const { status, pause, inTrial, trialEndsAt, canceledAt, endsAt } = membership
  if (status === 'canceled') return { kind: 'ended', at: endsAt ?? canceledAt }
  if (status === 'past_due') return { kind: 'pastDue' }
  const end = endsAt ?? (membership.cancelAtPeriodEnd ? membership.currentPeriodEnd : null)
  if (end !== null) return { kind: 'ending', at: end }
  if (pause && now < Date.parse(pause.endsAt)) {
    return now < Date.parse(pause.startsAt)
      ? { kind: 'pausing', at: pause.startsAt, until: pause.endsAt }
      : { kind: 'paused', at: pause.endsAt }
  }
  return inTrial ? { kind: 'trial', at: trialEndsAt } : { kind: 'active' }
}
