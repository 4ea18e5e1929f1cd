import type { Membership, OwnMembership } from '@/lib/api/memberships'
import type { Plan } from '@/lib/api/plans'
import { isSoldFor, isSoldIn } from '@/lib/plans/plan-price'
import { isOwn } from './membership-actions'

export type Interval = Plan['interval']

/**
 * How a plan relates to the membership that would change to it: `current` for the same plan,
 * `brand` where a brand must be chosen with it, `change` where nothing more is needed.
 */
export type PlanOption = { plan: Plan; kind: 'current' | 'brand' | 'change' }

/** The intervals that plans are sold for, months first. */
export function intervalsOf(plans: readonly Plan[]): Interval[] {
  return (['month', 'year'] as const).filter((interval) =>
    plans.some((plan) => plan.interval === interval),
  )
}

/**
 * The plans of one interval that a membership can change to, and its own. Plans that are not sold in
 * its currency are left out, because a subscription keeps its currency.
 */
export function planOptions(
  plans: readonly Plan[],
  { subscriptionPlan: held, brand }: Pick<Membership, 'subscriptionPlan' | 'brand'>,
  interval: Interval,
): PlanOption[] {
  const currency = held.currency?.toLowerCase()
  return plans
    .filter((plan) => plan.id === held.id || !currency || isSoldIn(plan, currency))
    .filter((plan) => plan.interval === interval)
    .map((plan) => ({ plan, kind: kindOf(plan, held.id, brand?.id ?? null) }))
}

function kindOf(plan: Plan, heldId: number | null, brandId: number | null): PlanOption['kind'] {
  if (plan.id === heldId) return 'current'
  const keepsBrand = plan.planType === 'all' || (brandId !== null && isSoldFor(plan, brandId))
  return keepsBrand ? 'change' : 'brand'
}

/**
 * The membership that a change of plan is about: the one with this id, else the only one that can be
 * changed. Null when there are several to choose from or none.
 */
export function changeableMembership(
  memberships: readonly Membership[],
  id: string | null,
): OwnMembership | null {
  const open = memberships.filter(isOwn).filter(({ actions }) => actions.changePlan)
  if (id !== null) return open.find((one) => String(one.id) === id) ?? null
  return open.length === 1 ? open[0]! : null
}
