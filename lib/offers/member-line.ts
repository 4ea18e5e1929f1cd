import type { User } from '@/lib/api/current-user'
import type { Offer } from '@/lib/api/offers'
import type { Subscription } from '@/lib/api/subscriptions'

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
 * @param subscriptions the active ones
 */
export function trialLine(
  subscriptions: readonly Pick<Subscription, 'inTrial' | 'currentPeriodEnd'>[],
): MemberLine {
  const endsAt = subscriptions.find(({ inTrial }) => inTrial)?.currentPeriodEnd
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
  return inTrial ? 'subscriptions' : 'nothing'
}
