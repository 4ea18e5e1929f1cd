import type { User } from '@/lib/api/current-user'
import type { Membership } from '@/lib/api/memberships'
import type { Offer } from '@/lib/api/offers'

/**
 * What the home page says to somebody about their plan: until when their trial runs; the offer for
 * somebody without access, or that there are plans; nothing to a member.
 */
export type MemberLine =
  | { kind: 'trial'; endsAt: string }
  | { kind: 'offer'; offer: Offer }
  | { kind: 'plans' }
  | { kind: 'none' }

/**
 * The line of a member: until when the trial runs that they are in, else nothing.
 *
 * @param memberships the active ones
 */
export function trialLine(
  memberships: readonly Pick<Membership, 'inTrial' | 'trialEndsAt'>[],
): MemberLine {
  const endsAt = memberships.find(({ inTrial }) => inTrial)?.trialEndsAt
  return endsAt ? { kind: 'trial', endsAt } : { kind: 'none' }
}

/**
 * The line of somebody without access.
 *
 * @param offers the offers chosen for this person, in display order; those with a reason of their
 *   own come before those for everyone
 */
export function offerLine(offers: readonly Offer[]): MemberLine {
  const offer = offers.find(({ reason }) => reason !== 'everyone') ?? offers[0]
  return offer ? { kind: 'offer', offer } : { kind: 'plans' }
}

/** What has to be read for the line of a person. */
export function lineSource({ entitled, inTrial }: Pick<User, 'entitled' | 'inTrial'>) {
  if (!entitled) return 'offers'
  return inTrial ? 'memberships' : 'nothing'
}
