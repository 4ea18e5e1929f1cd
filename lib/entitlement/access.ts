import type { User } from '@/lib/api/current-user'
import type { Membership } from '@/lib/api/memberships'
import { membershipState } from '@/lib/membership/membership-state'

/**
 * Whether somebody may watch and book what is of a brand, as far as this page knows; the provider
 * has the final say. `brandId` of `covered` is null when a plan of every brand covers it. `lacks` is
 * what stands in the way: a plan; one that has this brand beside another; or the plan they have is
 * paused or not paid.
 */
export type Access =
  | { kind: 'unknown' | 'guest' }
  | { kind: 'covered'; brandId: number | null }
  | { kind: 'uncovered'; lacks: 'plan' | 'brand' | 'resume' | 'payment' }

type KnownUser = Pick<User, 'entitlements' | 'hasActiveSubscription'>
type KnownMembership = Pick<
  Membership,
  | 'status'
  | 'pause'
  | 'inTrial'
  | 'trialEndsAt'
  | 'canceledAt'
  | 'endsAt'
  | 'cancelAtPeriodEnd'
  | 'currentPeriodEnd'
  | 'brand'
>

function coveredBy({ entitlements }: KnownUser, brandId: number, now: number): Access | null {
  const held = entitlements.filter((one) => one.until === null || now < Date.parse(one.until))
  const found =
    held.find((one) => one.brandId === brandId) ?? held.find((one) => one.brandId === null)
  return found ? { kind: 'covered', brandId: found.brandId } : null
}

/**
 * Whether the memberships have to be read to know why a brand is not covered: only who has a
 * subscription can have paused it or owe for it.
 */
export const needsMemberships = (user: KnownUser, brandId: number, now: number): boolean =>
  user.hasActiveSubscription && coveredBy(user, brandId, now) === null

/**
 * What a member may do with what is of a brand at `now`, in milliseconds since 1970.
 *
 * @param memberships the active ones; null while they are not known
 */
export function memberAccess(
  user: KnownUser,
  memberships: readonly KnownMembership[] | null,
  brandId: number,
  now: number,
): Access {
  const covered = coveredBy(user, brandId, now)
  if (covered) return covered
  if (!user.hasActiveSubscription) return { kind: 'uncovered', lacks: 'plan' }
  if (memberships === null) return { kind: 'unknown' }
  const states = memberships
    .filter(({ brand }) => brand === null || brand.id === brandId)
    .map((one) => membershipState(one as Membership, now).kind)
  if (states.includes('paused')) return { kind: 'uncovered', lacks: 'resume' }
  if (states.includes('pastDue')) return { kind: 'uncovered', lacks: 'payment' }
  return { kind: 'uncovered', lacks: 'brand' }
}
