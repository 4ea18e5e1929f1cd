import type { Offer } from '@/lib/api/offers'
import type { Subscription } from '@/lib/api/subscriptions'

/**
 * What the home page says to somebody about their plan: until when their trial runs; the offer for
 * somebody without a plan, or that there are plans; nothing to a member.
 */
export type MemberLine =
  | { kind: 'trial'; endsAt: string }
  | { kind: 'offer'; offer: Offer }
  | { kind: 'plans' }
  | { kind: 'none' }

/**
 * @param offers the offers chosen for this person, in display order; those with a reason of their
 *   own come before those for everyone
 */
export function memberLine(
  subscriptions: readonly Pick<Subscription, 'inTrial' | 'currentPeriodEnd'>[],
  offers: readonly Offer[],
): MemberLine {
  if (subscriptions.length === 0) {
    const offer = offers.find(({ reason }) => reason !== 'everyone') ?? offers[0]
    return offer ? { kind: 'offer', offer } : { kind: 'plans' }
  }
  const [only, ...others] = subscriptions
  return only?.inTrial && only.currentPeriodEnd && others.length === 0
    ? { kind: 'trial', endsAt: only.currentPeriodEnd }
    : { kind: 'none' }
}
