import type { Membership, OwnMembership } from '@/lib/api/memberships'
import type { Plan } from '@/lib/api/plans'
import type { Brand } from '@/lib/brand/brands'
import { brandOfRef } from '@/lib/brand/listed-brands'
import { isSoldFor } from '@/lib/plans/plan-price'
import { isOwn } from './membership-actions'

/** The membership of one brand with this id, or without one the first; null when there is none. */
export function singleMembership(
  memberships: readonly Membership[],
  id: string | null,
): OwnMembership | null {
  const single = memberships
    .filter(isOwn)
    .filter(({ subscriptionPlan }) => subscriptionPlan.planType === 'single')
  return single.find((one) => id === null || String(one.id) === id) ?? null
}

/** `elsewhere` means that another membership of the member covers the brand already. */
export type BrandChoice = { brand: Brand; kind: 'current' | 'elsewhere' | 'free' }

/**
 * The brands that a membership of one brand is or can be for: its own first where that is no longer
 * among those offered.
 */
export function brandChoices(
  brands: readonly Brand[],
  membership: OwnMembership,
  memberships: readonly Membership[],
  plan: Pick<Plan, 'brandIds'> | null,
): BrandChoice[] {
  const others = memberships.filter(({ id }) => id !== membership.id)
  const held = membership.brand
  const offered = brands.filter(
    ({ id }) => id !== null && (id === held?.id || plan === null || isSoldFor(plan, id)),
  )
  const isListed = held === null || offered.some(({ id }) => id === held.id)
  return [...(isListed ? [] : [brandOfRef(held)]), ...offered].map((brand) => {
    const isElsewhere = others.some((other) => other.brand?.id === brand.id)
    const isCurrent = held?.id === brand.id
    return { brand, kind: isCurrent ? 'current' : isElsewhere ? 'elsewhere' : 'free' }
  })
}
