import type { Membership, OwnMembership } from '@/lib/api/memberships'

/** In the order of their buttons: what changes a membership first, what ends it last. */
const order = ['changePlan', 'selectBrand', 'resume', 'pause', 'cancel'] as const
export type MembershipAction = (typeof order)[number]

/**
 * The buttons of a membership in their order. Undoing a cancellation is not among them: it stands
 * with the sentence that says so, so that it never takes the place of the button that ends a plan.
 */
export function membershipActions({ id, actions }: Membership): MembershipAction[] {
  return id === null ? [] : order.filter((action) => actions[action])
}

/** Whether a membership is billed and changed here. */
export const isOwn = (membership: Membership): membership is OwnMembership => membership.id !== null
