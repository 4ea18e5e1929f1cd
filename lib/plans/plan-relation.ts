import type { Plan, PlanRelation } from '@/lib/api/plans'

/**
 * How a plan relates to those that the person has, as the provider says it. From a host that tells no
 * more than what is had already, it is derived from the other plans of the list.
 */
export function planRelation(plan: Plan, plans: readonly Plan[]): PlanRelation {
  if (plan.relation) return plan.relation
  if (plan.current) return 'current'
  const held = plans.filter(({ current }) => current)
  if (held.some(({ planType }) => planType === 'all'))
    return plan.planType === 'all' ? 'switch' : 'included'
  return held.length > 0 && plan.planType === 'all' ? 'replaces' : 'none'
}

/** Whether the provider sells a plan to somebody to whose plans it relates like this. */
export const isForSale = (relation: PlanRelation): relation is 'none' | 'replaces' =>
  relation === 'none' || relation === 'replaces'
