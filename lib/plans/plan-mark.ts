import type { Plan } from '@/lib/api/plans'

/**
 * How a plan stands to those that the person has: the same one, one that adds to it, or one whose
 * content it already holds. Only `upgrade` and null can be bought.
 */
export type PlanMark = 'current' | 'upgrade' | 'covered' | null

/** Requirements SGN-27: single → all is an upgrade; what one already has cannot be bought again. */
export function planMark(plan: Plan, plans: readonly Plan[]): PlanMark {
  if (plan.standing) return plan.standing === 'none' ? null : plan.standing
  // A host that tells no more than what is had already.
  if (plan.current) return 'current'
  const held = plans.filter(({ current }) => current)
  if (held.some(({ planType }) => planType === 'all')) return 'covered'
  return held.length > 0 && plan.planType === 'all' ? 'upgrade' : null
}
