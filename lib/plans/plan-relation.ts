import type { Plan, PlanRelation } from '@/lib/api/plans'

/**
 * How a plan relates to the user's current plans, as the provider reports it. When the provider
 * only reports which plans are current, the relation is derived from the other plans of the list.
 */
export function planRelation(plan: Plan, plans: readonly Plan[]): PlanRelation {
  if (plan.relation) return plan.relation
  if (plan.current) return 'current'
  const held = plans.filter(({ current }) => current)
  if (held.some(({ planType }) => planType === 'all'))
    return plan.planType === 'all' ? 'switch' : 'included'
  return held.length > 0 && plan.planType === 'all' ? 'replaces' : 'none'
}

/** Whether the provider sells a plan with this relation to the user's plans. */
export const isForSale = (relation: PlanRelation): relation is 'none' | 'replaces' =>
  relation === 'none' || relation === 'replaces'
